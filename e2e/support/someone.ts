import { randomUUID } from 'node:crypto'

/** A new e-mail address, which tells one test's enquiries from all others. */
export const someone = (name: string) => `${name}.${randomUUID()}@visitor.example`
