import type { Monitoring } from 'shared-ui/contract'
import { isLoopback } from 'shared-ui/isLoopback'
import { reportsAddress } from '../base/reports.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Where a visit's faults and web vitals are sent: to the path or address in REPORTS_ENDPOINT, from the share of visits
 * in REPORTS_SHARE (1 for all, 0.1 for every tenth). What the environment does not name stays as it was; the endpoint
 * `off` ends the reports. Throws where either value is invalid.
 */
export function monitoringSettings(env: Environment = process.env, before?: Monitoring): Monitoring | undefined {
  const endpoint = env.REPORTS_ENDPOINT || before?.endpoint
  if (!endpoint || endpoint === 'off') return undefined
  const share = Number(env.REPORTS_SHARE || (before?.share ?? 1))
  const fault = (what: string) => new Error(`${what}, so the site was not composed.`)
  if (!(share > 0 && share <= 1)) throw fault(`REPORTS_SHARE=${env.REPORTS_SHARE} is no share above 0 and up to 1`)
  if (!/^\/(?!\/)/.test(endpoint) && !/^https:\/\/[^/]/.test(endpoint))
    throw fault(`REPORTS_ENDPOINT=${endpoint} is neither a path such as /reports nor an https address`)
  return { endpoint, share }
}

/** What a site on this machine begins with: every visit's reports go to the edge. A public one reports nothing at first. */
export const firstMonitoring = (origin: string): Monitoring | undefined =>
  isLoopback(new URL(origin).hostname) ? { endpoint: reportsAddress, share: 1 } : undefined
