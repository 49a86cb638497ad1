import { routes } from 'shared-ui/brand'
import type { AreaName } from 'shared-ui/contract'

const prefixes = Object.entries(routes) as [Exclude<AreaName, 'company'>, string][]

/** The area that answers for an address: all the shell knows of any page. */
export const areaFor = (pathname: string): AreaName =>
  prefixes.find(([, prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))?.[0] ?? 'company'
