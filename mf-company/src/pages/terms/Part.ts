/** A row of a part: its subject, our terms, and the facts beside them. */
export interface Row {
  name: string
  value: string
  detail?: string
  /** Read only by compose, which refuses a public site that still has one. */
  unconfirmed?: string | undefined
}

/** A block of a part: a paragraph, rows, or a form to copy. */
export type Block =
  | string
  | { id?: string; title?: string; rows: readonly Row[] }
  | { title: string; note: string; lines: readonly string[] }

/** A part of the page with its anchor. */
export interface Part {
  id: string
  title: string
  blocks: readonly Block[]
}
