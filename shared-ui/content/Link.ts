/** A link in a content file: its text and its path. */
export interface Link {
  id?: string
  title: string
  link: string
}
