import type { ComponentType } from 'react'
import { areaFor } from 'shared-ui/areas'
import {
  type AreaName,
  type AreaProps,
  contractVersion,
  entryRetries,
  type LiveArea,
  retryAddress,
  type Site,
} from 'shared-ui/contract'
import { betweenTries, lazyModule } from 'shared-ui/router'
import { beforeRetry } from './beforeRetry.ts'
import { fetchWhole } from './fetchWhole.ts'
import { addImportMap, integrityOf } from './importMap.ts'
import { loadStyles } from './loadStyles.ts'
import { openContainer } from './openContainer.ts'

/** The areas' components, each loading itself when it is first rendered. */
export type Areas = Readonly<Record<AreaName, ComponentType<AreaProps>>>

/** What is known of where an area comes from. */
interface Source {
  release: string
  entry: string
  styles?: readonly string[] | undefined
}

const sources = new Map<AreaName, Source>()

/** The release of an area that this visit uses, as far as it has been loaded. */
export const releaseOf = (name: AreaName) => sources.get(name)?.release ?? 'unloaded'

async function liveSource(name: AreaName, pointer: string): Promise<Source> {
  const response = await fetch(pointer, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${pointer} answered ${response.status}`)
  const { release, entry, styles, contract, importMap } = (await response.json()) as LiveArea
  const isKnown = sources.get(name)?.release === release
  if (contract !== contractVersion || !(isKnown || (await addImportMap(importMap, `${name}@${release}`)))) {
    // This page is older than the release: the address's own document was composed with it. Not the document of where
    // the visitor has gone since.
    if (areaFor(location.pathname) === name) location.reload()
    throw new Error(`${release} is newer than this page, which is loaded anew`)
  }
  return { release, entry, styles }
}

async function sourceOf(name: AreaName, site: Site): Promise<Source> {
  const { entry, release = 'development', styles } = site.areas[name]
  const source = entry.endsWith('.json') ? await liveSource(name, entry) : { entry, release, styles }
  sources.set(name, source)
  return source
}

/** Loads one area's module; called again after a failure, it asks again from the start. */
function loaderOf(name: AreaName, site: Site) {
  let asked = ''
  let tries = 0
  return async () => {
    const { entry, styles = [] } = await sourceOf(name, site)
    if (entry !== asked) tries = 0
    if (tries > entryRetries) throw new Error('only a fresh document can load it now')
    // An address is spent only on an entry that is there, and is what it should be: there are only a few.
    if (tries > 0) await fetchWhole(entry, { cache: 'reload', integrity: integrityOf(entry) })
    // The browser remembers a module that failed: only a new address gives the area another chance.
    const address = tries > 0 ? retryAddress(entry, tries) : entry
    asked = entry
    tries++
    const [area] = await Promise.all([import(/* @vite-ignore */ address).then(openContainer), loadStyles(styles)])
    return area
  }
}

/** The areas where the page's JSON block says they are; nothing is loaded yet. */
export function areasOf(site: Site): Areas {
  betweenTries((failure, tries) => beforeRetry(failure, tries, releaseOf))
  return Object.fromEntries(
    (Object.keys(site.areas) as AreaName[]).map((name) => [name, lazyModule(name, loaderOf(name, site))]),
  ) as unknown as Areas
}
