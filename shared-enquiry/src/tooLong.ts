import { type Enquiry, maxLengths, textNames } from './schema.ts'

/** A field of an enquiry that is longer than the rules accept, and by how many characters. */
export interface TooLong {
  field: keyof typeof maxLengths
  over: number
}

/** The first field of an enquiry that is longer than firestore.rules accept. */
export function tooLong(enquiry: Enquiry): TooLong | undefined {
  for (const field of textNames) {
    const over = enquiry[field].length - maxLengths[field]
    if (over > 0) return { field, over }
  }
}
