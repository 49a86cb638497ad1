/** A visitor's enquiry as it is stored (the store adds `createdAt`). */
export interface Enquiry {
  name: string
  email: string
  /** Empty when the visitor gave none. */
  phone: string
  service: 'builders' | 'design' | 'interiors'
  message: string
}
