import { database } from '../commit.ts'

export type Json = Readonly<Record<string, unknown>>

/** A string in Firestore's JSON. */
export const text = (stringValue: string) => ({ stringValue })

/** The transform by which the server writes the time of the request. */
export const stamp = { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }

/** The fields that a visitor fills in. */
export const words: Json = {
  name: text('Ada Byron'),
  email: text('ada@example.org'),
  phone: text('020 7946 0000'),
  service: text('design'),
  message: text('Two rooms.\nOne wall between them.'),
}

/** A full document name in the collection of enquiries. */
export const named = (id: string) => `${database}contactSubmissions/${id}`

/** The write that the website makes. */
export const enquiry = (id: string, fields: Json = words, more: Json = {}) => ({
  update: { name: named(id), fields },
  updateTransforms: [stamp],
  ...more,
})

/** The visitor’s fields, without one. */
export const without = (key: string) => Object.fromEntries(Object.entries(words).filter(([name]) => name !== key))
