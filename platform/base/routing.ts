/** The file that answers the addresses which fit a pattern (a regular expression's source). */
export interface PatternFile {
  pattern: string
  file: string
}

/**
 * The facts that a server needs beside the site's files: the headers of every response, and the addresses that are
 * answered by pattern. Compose writes them, and the edge and the configurations of other hosts read them.
 */
export interface Routing {
  headers: Readonly<Record<string, string>>
  patterns: readonly PatternFile[]
  /** Whether the edge itself takes the reports of this site's pages. */
  takesReports?: boolean
}
