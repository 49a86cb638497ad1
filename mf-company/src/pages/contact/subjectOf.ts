import type { Subject } from 'shared-ui/contract'

/** The word of the page that a visitor comes from, in the query of an address. Anybody may have written it. */
export const originIn = (query: string) => new URLSearchParams(query).get('about') || undefined

/**
 * What an enquiry is about, by the word of the page that it comes from. Each release says it for its pages, and compose
 * writes all of them to `subjects.json`. Undefined where no page has the word, or the file does not arrive.
 */
export async function subjectOf(origin: string): Promise<Subject | undefined> {
  try {
    const subjects: Record<string, Subject> = await (await fetch('/subjects.json')).json()
    return Object.hasOwn(subjects, origin) ? subjects[origin] : undefined
  } catch {
    return undefined
  }
}
