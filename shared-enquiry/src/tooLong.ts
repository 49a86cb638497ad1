import type { Enquiry } from './Gateway.ts'

/** The longest texts that firestore.rules accept, in UTF-16 units, as a browser counts them. */
export const longest = { name: 1000, email: 1000, phone: 200, message: 100_000 } as const

/** A field of an enquiry that is longer than the rules accept, and by how many characters. */
export interface TooLong {
  field: keyof typeof longest
  over: number
}

/** The first field of an enquiry that is longer than firestore.rules accept. */
export function tooLong(enquiry: Enquiry): TooLong | undefined {
  for (const field of Object.keys(longest) as TooLong['field'][]) {
    const over = enquiry[field].length - longest[field]
    if (over > 0) return { field, over }
  }
}
