/** A visitor's enquiry as it is stored (the store adds `createdAt`). */
export interface Enquiry {
  name: string
  email: string
  /** Empty when the visitor gave none. */
  phone: string
  service: 'builders' | 'design' | 'interiors'
  message: string
}

/** The store as the website uses it: one write, which rejects with an error that carries a `code`. */
export interface Gateway {
  write: (id: string, enquiry: Enquiry) => Promise<void>
}
