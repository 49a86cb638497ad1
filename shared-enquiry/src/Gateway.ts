import type { Enquiry } from './Enquiry.ts'

/** The store as the website uses it: one write, which rejects with an error that carries a `code`. */
export interface Gateway {
  write: (id: string, enquiry: Enquiry) => Promise<void>
}
