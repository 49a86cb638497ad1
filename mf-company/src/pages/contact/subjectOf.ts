import { choiceIn } from 'shared-page/choices'
import type { Subject } from 'shared-page/contract'

export type Subjects = Readonly<Record<string, Subject>>

/** The word of the page that a visitor comes from, in the query of an address. Anybody may have written it. */
export const subjectIdIn = (query: string) => choiceIn(query, 'about')

/**
 * What an enquiry can be about, by the word of the page that it comes from. Each release says it for its pages, and compose
 * writes all of them to `subjects.json`. Empty if the file does not arrive.
 */
export async function loadSubjects(): Promise<Subjects> {
  try {
    return await (await fetch('/subjects.json')).json()
  } catch {
    return {}
  }
}

/** The subject with this word; undefined if no page has it. */
export const subjectOf = (subjects: Subjects, origin: string | undefined) =>
  origin !== undefined && Object.hasOwn(subjects, origin) ? subjects[origin] : undefined
