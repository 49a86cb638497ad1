import type { Monitoring } from 'shared-ui/contract'
import { redact } from 'shared-ui/redact'
import { composition, type Unit } from './releases.ts'

/** A fault as operators see it: its area, release and page, and nothing of the visitor. */
export interface Fault {
  area: Unit
  release: string
  /** The page's path: never its query or hash, which can carry what a visitor typed. */
  page: string
  error: unknown
}

let send: (message: object) => void = () => {}

// The root cause comes first: the errors that wrap it only say what could not be loaded because of it.
const causesOf = (error: unknown): Error[] => (error instanceof Error ? [...causesOf(error.cause), error] : [])

/** The places in built files that an error's stack names, such as `/r/builders/assets/Page-1a2b.js:2:1234`. */
const placesOf = (error: unknown) =>
  causesOf(error)
    .flatMap(({ stack = '' }) => stack.match(/\/r\/[\w-]+\/assets\/[\w./-]+\.js:\d+:\d+/g) ?? [])
    .slice(0, 20)

/** Reports a fault: one line in the console for each, and a message to operators where the site sends any. */
export function reportFault({ error, ...where }: Fault) {
  console.error(
    `${where.area}@${where.release} on ${where.page}: ${error instanceof Error ? error.message : String(error)}`,
  )
  const message = redact(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  send({ kind: 'fault', ...where, message, stack: placesOf(error) })
}

/**
 * Sends this visit's faults and its web vitals, where the site's settings name an endpoint and this visit is in the
 * share that is chosen at random. Each message names the release of every unit that the visit has loaded.
 */
export function startReporting(monitoring: Monitoring | undefined) {
  if (!monitoring || Math.random() >= monitoring.share) return
  const page = location.pathname
  // A beacon is sent even as the page is left, and nothing waits for its answer.
  send = (message) =>
    void navigator.sendBeacon(monitoring.endpoint, JSON.stringify({ page, releases: composition(), ...message }))
  // After everything that the visitor waits for. Where the code does not arrive, only the report is missing.
  const measure = async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
      on(({ name, value, rating, id }) => send({ kind: 'vital', name, value, rating, id }))
  }
  setTimeout(() => measure().catch(() => {}), 5000)
}
