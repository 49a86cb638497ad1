import { loadRemote, registerRemotes } from '@module-federation/runtime'
import type { ComponentType } from 'react'
import {
  type AreaModule,
  type AreaName,
  type AreaProps,
  contractVersion,
  type LiveArea,
  type Site,
} from 'shared-ui/contract'
import { lazyModule } from 'shared-ui/router'
import { onError } from './report.ts'

/** The areas' components, each loading itself when it is first rendered. */
export type Areas = Readonly<Record<AreaName, ComponentType<AreaProps>>>

/** What is known of where an area comes from. */
interface Source {
  release: string
  entry: string
}

const sources = new Map<AreaName, Source>()

/** The release of an area that this visit uses, as far as it has been loaded. */
export const releaseOf = (name: AreaName) => sources.get(name)?.release ?? 'unloaded'

function addImportMap(text: string) {
  const script = document.createElement('script')
  script.type = 'importmap'
  script.textContent = text
  document.head.append(script)
}

async function liveSource(pointer: string): Promise<Source> {
  const response = await fetch(pointer, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${pointer} answered ${response.status}`)
  const { release, entry, contract, importMap } = (await response.json()) as LiveArea
  if (contract !== contractVersion) {
    // This page is older than the contract: the document of the address brings the shell that fits.
    location.reload()
    throw new Error(`${release} speaks contract ${contract}, this page ${contractVersion}: reloading`)
  }
  addImportMap(importMap)
  return { release, entry }
}

async function sourceOf(name: AreaName, site: Site): Promise<Source> {
  const known = sources.get(name)
  if (known) return known
  const { entry, release } = site.areas[name]
  const source = entry.endsWith('.json') ? await liveSource(entry) : { entry, release: release ?? 'development' }
  sources.set(name, source)
  return source
}

/** Loads one area's module; called again, it asks again from the start. */
function loaderOf(name: AreaName, site: Site) {
  let tries = 0
  return async () => {
    try {
      const { entry } = await sourceOf(name, site)
      // The browser remembers a module that failed, and so does the federation runtime:
      // only a new address, forced over the old registration, gives the area another chance.
      const address = new URL(tries > 0 ? `${entry}?retry=${tries}` : entry, location.href).href
      registerRemotes([{ name, entry: address, type: 'module' }], { force: tries > 0 })
      tries++
      const area = await loadRemote<AreaModule>(`${name}/area`)
      if (!area?.default)
        throw new Error(`${name} exposes no ./area, or shares a module that the shell does not provide`)
      return area
    } catch (error) {
      onError({ area: name, release: releaseOf(name), page: location.pathname, error })
      throw error
    }
  }
}

/** The areas where the page's JSON block says they are; nothing is loaded yet. */
export const areasOf = (site: Site): Areas =>
  Object.fromEntries(
    (Object.keys(site.areas) as AreaName[]).map((name) => [name, lazyModule(name, loaderOf(name, site))]),
  ) as unknown as Areas
