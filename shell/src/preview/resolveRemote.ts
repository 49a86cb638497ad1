import type { AreaMenu, AreaName, ReleaseMap } from 'shared-ui/contract'
import { isLoopback } from 'shared-ui/isLoopback'

/** The code that is tried for an area. */
export interface Trial {
  entry: string
  styles?: readonly string[]
  release: string
  menu?: AreaMenu
  contract?: number
}

const isOfThisMachine = ({ protocol, hostname }: URL) => /^https?:$/.test(protocol) && isLoopback(hostname)

async function ask<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json() as Promise<T>
}

type Described = Pick<ReleaseMap, 'release' | 'entry' | 'styles' | 'contract'>

// A remote in development is compiled for React Refresh, and calls its hooks. The live page has none, so these do
// nothing.
function standInForRefresh() {
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
}

// Production's React cannot replace components in place: after an edit the page is loaded again.
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
 * The code that a trial's address names on this machine: a built entry (`.js`), a pointer to one (`.json`), or the origin
 * of a development server. Throws where it is no loopback address: nobody else's code may be brought into the page by a
 * link. Stored releases are tried as a whole site.
 */
export async function resolveRemote(area: AreaName, value: string): Promise<Trial> {
  if (!URL.canParse(value)) throw new Error('it is no address of this machine')
  const url = new URL(value)
  if (!isOfThisMachine(url)) throw new Error('only this machine (localhost, 127.0.0.1) may be named')
  if (url.pathname.endsWith('.json')) {
    const { entry = '', styles = [], release, contract } = await ask<Described>(url.href)
    const absolute = (address: string) => new URL(address, url).href
    return { entry: absolute(entry), styles: styles.map(absolute), release, contract }
  }
  if (url.pathname.endsWith('.js')) return { entry: url.href, release: url.pathname.replace(/.*\//, '') }
  return inDevelopment(area, url)
}
