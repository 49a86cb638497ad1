/** The only project of the embedded store. An id that begins with "demo-" is never a real project. */
export const localProject = 'demo-sovran'

/** The collection of enquiries. */
export const collection = 'contactSubmissions'

/** The areas that an enquiry can be for. `notify/mails.content.ts` has each area's data for emails. */
export const services = ['builders', 'design', 'interiors'] as const

export type Service = (typeof services)[number]

/**
 * The texts of an enquiry and their maximum lengths, in UTF-16 units, as a browser counts them. A genuine visitor can
 * exceed them by pasting a brief into the message: the form then shows by how much the text is too long (`tooLong.ts`).
 */
export const maxLengths = { name: 1000, email: 1000, phone: 200, message: 20_000 } as const

type TextName = keyof typeof maxLengths

/** The names of the texts, in display order. */
export const textNames = Object.keys(maxLengths) as readonly TextName[]

/** The texts of an enquiry, each returned by a function for its name. */
export const textsBy = (textOf: (name: TextName) => string) =>
  Object.fromEntries(textNames.map((name) => [name, textOf(name)])) as Record<TextName, string>

/** A visitor's enquiry as stored (the store adds `createdAt`). A text that the visitor omitted is empty. */
export interface Enquiry extends Record<TextName, string> {
  /** Empty if no service was chosen: the store refuses it. */
  service: Service | ''
}

/** The texts that may be empty. */
export const optional: readonly TextName[] = ['phone']

/** An enquiry's id, as `newId` makes it. The whole id must match. */
export const idPattern = '[A-Za-z0-9]{20}'

/** A stored enquiry, for its reader. */
export interface StoredEnquiry extends Omit<Enquiry, 'service'> {
  id: string
  /** The time of receipt: UTC, ISO 8601. */
  createdAt: string
  /** One of `services`, unless something else wrote the document. */
  service: string
}
