import { randomUUID } from 'node:crypto'

/** An e-mail address that nobody has used, by which one test's enquiries are told from all others. */
export const someone = (name: string) => `${name}.${randomUUID()}@visitor.example`
