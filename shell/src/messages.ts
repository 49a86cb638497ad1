import { withoutWords } from 'shared-ui/withoutWords'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Composition, Message } from './Message.ts'
import type { Fault } from './reportFault.ts'

// A beacon is sent even as the page is left, and nothing waits for its answer.
const send = (endpoint: string, message: Message) => void navigator.sendBeacon(endpoint, JSON.stringify(message))

// The error that began it comes first: those around it say only what could not be loaded because of it.
const causesOf = (error: unknown): Error[] => (error instanceof Error ? [...causesOf(error.cause), error] : [])

const framesOf = (error: unknown) =>
  causesOf(error)
    .flatMap(({ stack = '' }) => stack.match(/\/r\/[\w-]+\/assets\/[\w./-]+\.js:\d+:\d+/g) ?? [])
    .slice(0, 20)

/** Sends a fault, with the places in our files that led to it. */
export function sendFault(endpoint: string, { area, release, page, error }: Fault, releases: Composition) {
  const message = withoutWords(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  send(endpoint, { kind: 'fault', area, release, releases, page, message, stack: framesOf(error) })
}

/** Measures the page's web vitals and sends each. `visit` says which releases the visit has loaded by then. */
export function measure(endpoint: string, page: string, visit: () => { release: string; releases: Composition }) {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value, rating, id }) => send(endpoint, { kind: 'vital', ...visit(), page, name, value, rating, id }))
}
