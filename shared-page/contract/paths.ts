import type { AreaName, Registry } from './contract.ts'

/**
 * Returns the area that a path belongs to: the one with the longest matching prefix. Compose refuses a site in which no
 * area has the empty prefix.
 */
export const areaFor = (areas: Registry, pathname: string): AreaName =>
  Object.entries(areas)
    .filter(([, { prefix }]) => prefix === '' || pathname === prefix || pathname.startsWith(`${prefix}/`))
    .sort(([, one], [, other]) => other.prefix.length - one.prefix.length)[0]?.[0] ?? ''

/** The path without the trailing slash or `index.html` that servers add. */
export const normalizePath = (pathname: string) => pathname.replace(/\/(index\.html)?$/, '') || '/'

/** Whether a host name, as `URL` returns it, is this machine: no server elsewhere can respond under it. */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
