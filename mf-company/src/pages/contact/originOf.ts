import { origins } from './origins.content.ts'

/** Where a visitor comes from, and the form's value for that service. */
export interface Origin {
  id: string
  title: string
  service: string
}

/** The origin that the query of an address names; none where it names nothing of ours. */
export function originOf(query: string): Origin | undefined {
  const id = new URLSearchParams(query).get('about') ?? ''
  for (const [service, titles] of Object.entries<Readonly<Record<string, string>>>(origins)) {
    const title = Object.hasOwn(titles, id) && titles[id]
    if (title) return { id, title, service }
  }
  return undefined
}
