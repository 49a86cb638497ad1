import type { Enquiry } from './Gateway.ts'

/** The longest words that firestore.rules take, in UTF-16 units, as a browser counts them. */
export const longest = { name: 1000, email: 1000, phone: 200, message: 100_000 } as const

/** The part of an enquiry that no store takes, and by how many characters it is too long. */
export interface TooLong {
  field: keyof typeof longest
  over: number
}

/** The first part of an enquiry that is longer than firestore.rules take. */
export function tooLong(enquiry: Enquiry): TooLong | undefined {
  for (const field of Object.keys(longest) as TooLong['field'][]) {
    const over = enquiry[field].length - longest[field]
    if (over > 0) return { field, over }
  }
}
