import type { Monitoring } from 'shared-ui/contract'

/**
 * Where a visit's faults and web vitals are sent: to the path or address in REPORTS_ENDPOINT, from the share of visits
 * in REPORTS_SHARE (1 for all, 0.1 for every tenth). Undefined without an endpoint. Throws where either value is
 * invalid.
 */
export function monitoringSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Monitoring | undefined {
  const { REPORTS_ENDPOINT: endpoint, REPORTS_SHARE = '1' } = env
  if (!endpoint) return undefined
  const share = Number(REPORTS_SHARE)
  const fault = (what: string) => new Error(`${what}, so the site was not composed.`)
  if (!(share > 0 && share <= 1)) throw fault(`REPORTS_SHARE=${REPORTS_SHARE} is no share above 0 and up to 1`)
  if (!/^\/(?!\/)/.test(endpoint) && !/^https:\/\/[^/]/.test(endpoint))
    throw fault(`REPORTS_ENDPOINT=${endpoint} is neither a path such as /reports nor an https address`)
  return { endpoint, share }
}
