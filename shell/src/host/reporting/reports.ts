import { redact } from 'shared-page/browser'
import type { Unit } from '../loading/loadedReleases.ts'

// Writes the reports of a visit: codes, paths and positions in our files, and nothing that a visitor typed.

/** A fault for operators: its area, release and page, without any data of the visitor. */
export interface Fault {
  area: Unit
  release: string
  /** The page's path, without its query and hash, which can contain what a visitor typed. */
  page: string
  error: unknown
}

/** Sends one report to operators, with the page and the release of every unit that the visit has loaded. */
export type SendReport = (report: object) => void

// The root cause comes first: the errors that wrap it only name what failed to load because of it.
const causesOf = (error: unknown): Error[] => (error instanceof Error ? [...causesOf(error.cause), error] : [])

/** The positions in built files that an error's stack names, such as `/r/builders/assets/Page-1a2b.js:2:1234`. */
const placesOf = (error: unknown) =>
  causesOf(error)
    .flatMap(({ stack = '' }) => stack.match(/\/r\/[\w-]+\/assets\/[\w./-]+\.js:\d+:\d+/g) ?? [])
    .slice(0, 20)

const faultOf = (error: unknown) => ({
  kind: 'fault',
  message: redact(error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
  stack: placesOf(error),
})

// Browsers report the URL, or only its scheme: `chrome-extension`, `moz-extension://…`, `safari-web-extension:`.
const ofExtension = /^(?:[\w-]*extension|user-?script|webkit-masked-url|resource|chrome)(?::|$)/

function reportOf(received: Fault | Event) {
  if (!(received instanceof Event)) return { ...received, ...faultOf(received.error), error: undefined }
  if (received instanceof SecurityPolicyViolationEvent) {
    const { blockedURI, effectiveDirective, sourceFile } = received
    if (ofExtension.test(sourceFile) || ofExtension.test(blockedURI)) return undefined
    return { kind: 'policy', directive: effectiveDirective, blocked: redact(blockedURI) }
  }
  const { error, reason = error } = received as Partial<ErrorEvent & PromiseRejectionEvent>
  // Only our own errors: those of extensions and third-party scripts name no file of this site.
  return placesOf(reason).length > 0 ? faultOf(reason) : undefined
}

const sent = new Set<string>()

/** Reports a fault or an event once: a broken page may fail in every frame. */
export function writeReport(received: Fault | Event, send: SendReport) {
  const report = reportOf(received)
  const text = JSON.stringify(report)
  if (!report || sent.has(text) || sent.size >= 50) return
  sent.add(text)
  send(report)
}

/** Reports each web vital of the page as it becomes known. */
export async function measure(send: SendReport) {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(({ name, value }) => send({ kind: 'vital', name, value }))
}
