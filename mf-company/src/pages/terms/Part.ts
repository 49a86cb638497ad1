/** A row of a part: what it is about, what we say of it, and the facts beside it. */
export interface Row {
  name: string
  value: string
  detail?: string
  /** Read by compose alone, which refuses a public site that still has one. */
  unconfirmed?: string | undefined
}

/** What a part of the page is made of: a paragraph, rows, or a form to copy. */
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
