import type { Monitoring } from 'shared-ui/contract'
import type { Composition } from './Message.ts'
import { setReporter } from './reportFault.ts'

/**
 * Sends this visit's faults and its web vitals, where the site's settings name an endpoint and this visit is in the
 * share that is chosen at random. Otherwise it does nothing. The code that makes the messages is fetched for the first fault, or
 * after everything that the visitor waits for.
 */
export function startReporting(
  monitoring: Monitoring | undefined,
  releaseOf: () => string,
  composition: () => Composition,
) {
  if (!monitoring || Math.random() >= monitoring.share) return
  const { endpoint } = monitoring
  const page = location.pathname
  const messages = () => import('./messages.ts')
  // Where the code does not arrive, only the report is missing.
  const ignore = () => {}
  setReporter((fault) => {
    const releases = composition()
    messages().then(({ sendFault }) => sendFault(endpoint, fault, releases), ignore)
  })
  const visit = () => ({ release: releaseOf(), releases: composition() })
  setTimeout(() => messages().then(({ measure }) => measure(endpoint, page, visit), ignore), 5000)
}
