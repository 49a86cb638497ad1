import type { Policy } from 'shared-ui/insurance.content'

/** A figure of the site, explained. */
export interface CountedFigure {
  value: string
  label: string
  /** What it counts, and of which company or branch. */
  counts: string
  since: string
  asOf: string
  checkedBy: string
  /** Compose refuses a public site that shows this. */
  unconfirmed?: string
}

/** What a part of the page is made of: a paragraph, or one of these. */
export type Block =
  | string
  | { kind: 'rows'; rows: readonly { name: string; value: string }[] }
  | { kind: 'form'; title: string; note: string; lines: readonly string[] }
  | { kind: 'policies'; policies: readonly Policy[] }
  | { kind: 'figures'; id: string; title: string; figures: readonly CountedFigure[] }
  | { kind: 'unconfirmed'; text: string }

/** A part of the page with its anchor. */
export interface Part {
  id: string
  title: string
  blocks: readonly Block[]
}
