import type { Enquiry } from './schema.ts'

/**
 * The store as the website uses it: one write, which rejects with an error that carries a `code` and, where an answer came,
 * its HTTP `status`.
 */
export interface Gateway {
  write: (id: string, enquiry: Enquiry) => Promise<void>
}
