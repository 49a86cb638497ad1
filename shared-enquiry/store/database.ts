import { localProject } from '../src/schema.ts'

/** The beginning of every document's full name. */
export const database = `projects/${localProject}/databases/(default)/documents/`
