/** The one project that the embedded store knows. An id that begins with "demo-" is never a real one. */
export const localProject = 'demo-sovran'

/** The collection that enquiries are stored in. */
export const collection = 'contactSubmissions'

/** The areas that an enquiry can be for. What its mails need of each is in `notify/mails.content.ts`. */
export const services = ['builders', 'design', 'interiors'] as const

export type Service = (typeof services)[number]

/**
 * The texts of an enquiry and their greatest lengths, in UTF-16 units, as a browser counts them. An honest visitor can
 * meet them, by pasting a brief into the message: the form then says by how much the text is too long (`tooLong.ts`).
 */
export const maxLengths = { name: 1000, email: 1000, phone: 200, message: 20_000 } as const

type TextName = keyof typeof maxLengths

/** The names of the texts, in the order in which they are listed. */
export const textNames = Object.keys(maxLengths) as readonly TextName[]

/** The texts of an enquiry, each as a function tells it by its name. */
export const textsBy = (textOf: (name: TextName) => string) =>
  Object.fromEntries(textNames.map((name) => [name, textOf(name)])) as Record<TextName, string>

/** A visitor's enquiry as it is stored (the store adds `createdAt`). A text that the visitor left out is empty. */
export interface Enquiry extends Record<TextName, string> {
  /** Empty if no service was chosen: the store refuses it. */
  service: Service | ''
}

/** The texts that may be empty. */
export const optional: readonly TextName[] = ['phone']

/** An enquiry's id: what `newId` makes. It is matched from end to end. */
export const idPattern = '[A-Za-z0-9]{20}'

/** A stored enquiry, for its reader. */
export interface StoredEnquiry extends Omit<Enquiry, 'service'> {
  id: string
  /** When it came in: UTC, ISO 8601. */
  createdAt: string
  /** One of `services`, unless somebody else wrote it. */
  service: string
}
