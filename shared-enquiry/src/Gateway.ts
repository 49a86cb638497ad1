import type { Enquiry } from './schema.ts'

/**
 * The website's interface to the store: one write, which rejects with an error that carries a `code` and, if a response
 * arrived, its HTTP `status`.
 */
export interface Gateway {
  write: (id: string, enquiry: Enquiry) => Promise<void>
}
