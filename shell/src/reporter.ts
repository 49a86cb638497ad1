import type { Monitoring } from 'shared-ui/contract'
import { type Fault, setReporter } from './reportFault.ts'

/** One message, sent as JSON. It has nothing of the visitor, and only the path of the address. */
export type Message =
  | { kind: 'fault'; area: string; release: string; page: string; message: string }
  | { kind: 'vital'; release: string; page: string; name: string; value: number; rating: string; id: string }

// The query of an address in a message may hold what a visitor typed.
const withoutQueries = (text: string) => text.replaceAll(/[?#][^\s"')]*/g, '').slice(0, 300)

const messageOf = ({ area, release, page, error }: Fault): Message => {
  const message = withoutQueries(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  return { kind: 'fault', area, release, page, message }
}

/**
 * Sends this visit's faults and its web vitals, where the site's settings name an endpoint and this visit is in the
 * share that is chosen at random. Otherwise it does nothing, and the library that measures is not fetched.
 */
export function startReporting(monitoring: Monitoring | undefined, releaseOf: () => string) {
  if (!monitoring || Math.random() >= monitoring.share) return
  const page = location.pathname
  // A beacon is sent even as the page is left, and nothing waits for its answer.
  const send = (message: Message) => void navigator.sendBeacon(monitoring.endpoint, JSON.stringify(message))
  setReporter((fault) => send(messageOf(fault)))
  const measure = async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
      on(({ name, value, rating, id }) => send({ kind: 'vital', release: releaseOf(), page, name, value, rating, id }))
  }
  // After everything that the visitor waits for. Where the library does not arrive, only the figures are missing.
  setTimeout(() => measure().catch(() => {}), 5000)
}
