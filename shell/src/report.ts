import type { AreaName } from 'shared-ui/contract'

/** A fault as operators see it: which release of which area, on which page, and nothing of the visitor. */
export interface Fault {
  area: AreaName | 'shell'
  release: string
  page: string
  error: unknown
}

type Reporter = (fault: Fault) => void

let reporter: Reporter | undefined

/** Sends every fault to a monitoring service as well, once one is chosen. */
export function setReporter(next: Reporter) {
  reporter = next
}

/** The one door for faults: one line in the console, and the reporter if there is one. */
export function onError(fault: Fault) {
  const reason = fault.error instanceof Error ? fault.error.message : String(fault.error)
  console.error(`${fault.area}@${fault.release} on ${fault.page}: ${reason}`)
  reporter?.(fault)
}
