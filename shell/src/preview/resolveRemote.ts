import type { AreaMenu, AreaName, ReleaseMap } from 'shared-ui/contract'
import { isLoopback } from 'shared-ui/isLoopback'

/** The release that is tried for an area. */
export interface Trial {
  entry: string
  styles?: readonly string[]
  release: string
  menu?: AreaMenu
  contract?: number
  /** The reason why it cannot run with what is live, if it cannot. */
  misfit?: string | undefined
}

const isOfThisMachine = ({ protocol, hostname }: URL) => /^https?:$/.test(protocol) && isLoopback(hostname)

async function ask<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json() as Promise<T>
}

interface Described {
  release: string
  entry: string
  styles?: readonly string[]
  contract: number
  misfit?: string
}

async function keptRelease(area: AreaName, name: string): Promise<Trial> {
  const all = await ask<Described[]>(`/r/${area}/releases.json`)
  const found = all.find((each) => each.release.startsWith(name) || each.entry === name)
  if (!found)
    throw new Error(
      `no release ${name} is kept here; it may have been removed since. Kept are ${all.map((each) => each.release).join(', ')}`,
    )
  const { release, contract, entry = '', styles } = await ask<ReleaseMap>(`/r/${area}/${found.release}.json`)
  return { release, contract, entry, styles, misfit: found.misfit }
}

// A remote in development is compiled for React Refresh, and calls its hooks. The live page has none, so these do
// nothing.
function standInForRefresh() {
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
}

// Production's React cannot replace components in place: after an edit the page is loaded anew.
async function reloadAfterEdits(base: string) {
  const { createHotContext } = await import(/* @vite-ignore */ `${base}@vite/client`)
  createHotContext('/preview').on('vite:afterUpdate', () => location.reload())
}

async function inDevelopment(area: AreaName, { origin }: URL): Promise<Trial> {
  const base = `${origin}/r/${area}/`
  const description = await ask<{ menu: AreaMenu; contract: number }>(`${base}__area.json`)
  standInForRefresh()
  // The area runs without reloads as well.
  reloadAfterEdits(base).catch(() => {})
  return { entry: `${base}src/area.ts`, release: 'development', ...description }
}

/**
 * The release that a trial's address names: a kept release's version, a pointer (`.json`) or an entry (`.js`), or the
 * origin of a development server. Throws where it is neither the site's own nor a loopback address: nobody else's code
 * may be brought into the page by a link.
 */
export async function resolveRemote(area: AreaName, value: string): Promise<Trial> {
  if (/^[0-9a-f]{4,}$/.test(value)) return keptRelease(area, value)
  if (!URL.canParse(value, location.origin)) throw new Error('it is no address')
  const url = new URL(value, location.origin)
  if (url.origin !== location.origin && !isOfThisMachine(url))
    throw new Error('only this site and this machine (localhost, 127.0.0.1) may be named')
  if (url.pathname.endsWith('.json')) {
    const { entry, styles = [], release, contract } = await ask<Described>(url.href)
    const absolute = (address: string) => new URL(address, url).href
    return { entry: absolute(entry), styles: styles.map(absolute), release, contract }
  }
  if (url.pathname.endsWith('.js') && url.origin === location.origin) return keptRelease(area, url.pathname)
  if (url.pathname.endsWith('.js')) return { entry: url.href, release: url.pathname.replace(/.*\//, '') }
  return inDevelopment(area, url)
}
