import type { SendFailure } from 'shared-enquiry'
import { objectsToMeasuring, optionally } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'
import type { Monitoring } from 'shared-page/site'
import { areaOf, loadedReleases, releaseOf } from '../loading/loadedReleases.ts'
import type { Fault, SendReport } from './reports.ts'

type Reports = typeof import('./reports.ts')

let send: SendReport = () => {}
let write: (fault: Fault | Event) => void = () => {}

/**
 * Reports a fault of the current area: one line in the console for each, and a message to operators if the site sends
 * reports. In development the page shows it (platform/vite/shellDevServer.ts).
 */
export function reportFault(error: unknown) {
  const page = location.pathname
  const area = areaOf(page)
  const release = releaseOf(area)
  console.error(`${area}@${release} on ${page}: ${error instanceof Error ? error.message : String(error)}`)
  write({ area, release, page, error })
  if (import.meta.env.DEV) globalThis.reportError(error)
}

export const reportSendFailure = (failure: SendFailure) => send({ kind: 'enquiry', ...failure })

/**
 * Sends reports of this visit if the site's settings name an endpoint: enquiries that are not stored, faults, uncaught
 * errors, and CSP violations. A random share of visits also sends web vitals, unless the visitor objects.
 */
export function startReporting(monitoring: Monitoring | undefined) {
  if (!monitoring) return
  // A beacon is sent even while the page unloads, and nothing waits for the response.
  send = (report) => {
    const text = JSON.stringify({ page: location.pathname, releases: loadedReleases(), ...report })
    optionally(() => navigator.sendBeacon(monitoring.endpoint, text))
  }
  const page = location.pathname
  // Most visits have nothing to report, and do not load the module that writes reports. If it fails to load, only a
  // report is lost.
  let reports: Promise<Reports> | undefined
  const load = (then: (reports: Reports) => unknown) => {
    reports ??= import('./reports.ts')
    reports.then(then).catch(() => {})
  }
  // An error in it would be reported again and again.
  write = (fault) => load(({ writeReport }) => writeReport(fault, send))
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(type, write)
  // After everything that the visitor waits for.
  if (monitoring.share === 0) return
  pageState().measured = ''
  if (Math.random() >= monitoring.share || objectsToMeasuring()) return
  // The visitor may object before leaving the page, which is when most vitals become known.
  const sendVital = (report: object) => !objectsToMeasuring() && send({ page, ...report })
  setTimeout(load, 5000, ({ measure }: Reports) => measure(sendVital))
}
