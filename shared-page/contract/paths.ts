import type { AreaName, Registry } from './contract.ts'

/**
 * The area that an address belongs to: of those whose prefix begins it, the one with the longest. Compose refuses a
 * site in which none has the empty prefix.
 */
export const areaFor = (areas: Registry, pathname: string): AreaName =>
  Object.entries(areas)
    .filter(([, { prefix }]) => prefix === '' || pathname === prefix || pathname.startsWith(`${prefix}/`))
    .sort(([, one], [, other]) => other.prefix.length - one.prefix.length)[0]?.[0] ?? ''

/** The address without the trailing slash or `index.html` that servers add. */
export const normalizePath = (pathname: string) => pathname.replace(/\/(index\.html)?$/, '') || '/'

/** Whether a host name, as `URL` gives it, is this machine's own: no server elsewhere can answer under it. */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
