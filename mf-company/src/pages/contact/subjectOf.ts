import type { Subject } from 'shared-ui/contract'

/** The word of the page that a visitor comes from, in the query of an address. It may be anybody's. */
export const originIn = (query: string) => new URLSearchParams(query).get('about') || undefined

/**
 * What an enquiry is about that comes from a page, by its word: as that page's release says it, of which compose makes
 * `subjects.json`. Nothing where no page of ours has the word, or the file does not arrive.
 */
export async function subjectOf(origin: string): Promise<Subject | undefined> {
  try {
    const subjects: Record<string, Subject> = await (await fetch('/subjects.json')).json()
    return Object.hasOwn(subjects, origin) ? subjects[origin] : undefined
  } catch {
    return undefined
  }
}
