import type { Route } from 'playwright/test'

/** The areas, each with an address of its own and one of another area that links to it. */
export const remotes = {
  company: { address: '/about', elsewhere: '/sovran-interiors/kitchens/german' },
  design: { address: '/sovran-design', elsewhere: '/' },
  builders: { address: '/sovran-builders', elsewhere: '/contact' },
  interiors: { address: '/sovran-interiors', elsewhere: '/contact' },
} as const

export type Remote = keyof typeof remotes

/** One way in which an area's files do not come as they should. */
export interface Fault {
  what: string
  hits: RegExp
  /** How the fault answers a request. */
  answer: (route: Route) => Promise<void> | void
  /** A fault that only code with the right integrity can have: the check is taken out of the page. */
  isUnchecked?: boolean
}

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })
const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, contentType: 'text/plain', body: 'no' })
const nothing = () => {}

const entry = (name: Remote) => new RegExp(`/r/${name}/assets/remoteEntry-[^/]+\\.js`)
const chunk = (name: Remote) => new RegExp(`/r/${name}/assets/[A-Z][A-Za-z]*Page-[^/]+\\.js`)
const sheet = (name: Remote) => new RegExp(`/r/${name}/assets/[^/]+\\.css`)

const all = (name: Remote): readonly Fault[] => [
  { what: 'entry 404', hits: entry(name), answer: status(404) },
  { what: 'entry 500', hits: entry(name), answer: status(500) },
  { what: 'entry refused', hits: entry(name), answer: (route) => route.abort('connectionrefused') },
  { what: 'entry hangs', hits: entry(name), answer: nothing },
  { what: 'entry does not parse', hits: entry(name), answer: script('export {'), isUnchecked: true },
  { what: 'entry throws', hits: entry(name), answer: script('throw new Error("fake")'), isUnchecked: true },
  { what: 'chunk 404', hits: chunk(name), answer: status(404) },
  { what: 'chunk 500', hits: chunk(name), answer: status(500) },
  { what: 'chunk hangs', hits: chunk(name), answer: nothing },
  { what: 'chunk throws', hits: chunk(name), answer: script('throw new Error("fake")'), isUnchecked: true },
  { what: 'stylesheet 404', hits: sheet(name), answer: status(404) },
  { what: 'entry tampered with', hits: entry(name), answer: tamper },
  { what: 'chunk tampered with', hits: chunk(name), answer: tamper },
]

/** The faults that an area's files can have, by what they are called. */
export function faultNamed(name: Remote, what: string): Fault {
  const fault = all(name).find((one) => one.what === what)
  if (!fault) throw new Error(`There is no fault "${what}".`)
  return fault
}

/**
 * The faults of one area's files, in groups of which each takes about as long. One area shows what the shell does about
 * them: it answers to a fault of any area by the same code. `npm run engines` gives each of the others one.
 */
export const faultsOf = (name: Remote): Readonly<Record<string, readonly Fault[]>> => ({
  'its entry': all(name).filter(({ what }) => what.startsWith('entry')),
  'its chunks and styles': all(name).filter(({ what }) => !what.startsWith('entry')),
})

async function tamper(route: Route) {
  // Not `route.fetch()`: in Debian's Firefox it takes longer than the shell waits for an entry.
  const whole = await (await fetch(route.request().url())).text()
  await route.fulfill({ contentType: 'text/javascript', body: `globalThis.isTampered = true;${whole}` })
}
