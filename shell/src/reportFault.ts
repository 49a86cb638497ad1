import type { AreaName } from 'shared-ui/contract'

/** A fault as operators see it: its area, release and page, and nothing of the visitor. */
export interface Fault {
  area: AreaName | 'shell'
  release: string
  /** The page's path: never its query or hash, which can carry what a visitor typed. */
  page: string
  error: unknown
}

type Reporter = (fault: Fault) => void

let reporter: Reporter | undefined
const seen = new WeakSet<object>()

/** Sets the function that gets every fault besides the console, such as one that sends it to a monitoring service. */
export function setReporter(next: Reporter | undefined) {
  reporter = next
}

/** The one door for faults: one line in the console for each, and the reporter if there is one. */
export function reportFault(fault: Fault) {
  const { area, release, page, error } = fault
  // The same fault comes here once more when it reaches React's boundary.
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return
    seen.add(error)
  }
  console.error(`${area}@${release} on ${page}: ${error instanceof Error ? error.message : String(error)}`)
  try {
    reporter?.(fault)
  } catch {
    // A broken reporter must not break the page that it watches.
  }
}
