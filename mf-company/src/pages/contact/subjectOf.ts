import { choiceIn } from 'shared-page/choices'
import type { Subject } from 'shared-page/contract'

export type Subjects = Readonly<Record<string, Subject>>

/** The key of the page that a visitor comes from, in the query of a URL. It is untrusted input. */
export const subjectIdIn = (query: string) => choiceIn(query, 'about')

/**
 * The possible subjects of an enquiry, by the key of the page that it comes from. Each release lists those of its
 * pages, and compose writes all of them to `subjects.json`. Empty if the file fails to load.
 */
export async function loadSubjects(): Promise<Subjects> {
  try {
    return await (await fetch('/subjects.json')).json()
  } catch {
    return {}
  }
}

/** The subject with this key; undefined if no page has it. */
export const subjectOf = (subjects: Subjects, origin: string | undefined) =>
  origin !== undefined && Object.hasOwn(subjects, origin) ? subjects[origin] : undefined
