/** A link as content states it: its words, and where it leads. */
export interface Link {
  id?: string
  title: string
  link: string
}
