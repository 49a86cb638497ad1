import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { type AreaModule, type AreaName, type AreaProps, contractVersion } from 'shared-page/contract'
import { normalizePath } from 'shared-page/paths'
import { type LazyComponent, lazyModule, matchPath } from 'shared-page/router'
import { incompatibilityWith } from './federation.ts'
import { areaOf, composedEntry, hasCode, manifestOf, releaseOf } from './loadedReleases.ts'

// Set by the shell's development server: hot updates reach only modules of the area's own server.
declare const __AREA_ORIGINS__: Readonly<Record<AreaName, string>>

const asked = new Set<string>()

/** Preloads files in parallel; otherwise each is requested only after the previous one has run. */
function preload(addresses: readonly string[]) {
  for (const href of addresses) {
    if (asked.has(href)) continue
    asked.add(href)
    const link = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
    // In the mode of Vite's loader of lazy modules, so that the request is reused.
    document.head.append(Object.assign(document.createElement('link'), { ...link, crossOrigin: '', href }))
  }
}

/** Finds the container of an area's live release, and preloads all files that a path's page needs. */
async function liveEntry(name: AreaName, pathname: string): Promise<string> {
  const folder = `/r/${name}/`
  const { metaData, contract, sharedRanges = {}, sharedImports, files = [], pages = [] } = await manifestOf(name)
  // The devtools of module federation show and override only remotes loaded by manifest.
  if (import.meta.env.DEV && contract === undefined) return `${__AREA_ORIGINS__[name]}${folder}mf-manifest.json`
  if (contract !== contractVersion)
    throw new Error(`${name}@${releaseOf(name)} has contract ${contract}, but this page has ${contractVersion}`)
  const incompatibility = incompatibilityWith(sharedRanges, sharedImports)
  if (incompatibility) throw new Error(`${name}@${releaseOf(name)} ${incompatibility}`)
  const address = normalizePath(pathname)
  const page = pages.find(({ path }) => matchPath({ path, caseSensitive: true }, address))
  preload([...files, ...(page?.files ?? [])].map((file) => folder + file))
  return folder + metaData.remoteEntry.name
}

/**
 * Loads an area's live release, or the one that this visit already uses, with the page of a path. Rejects if a file
 * does not load or run, or if the area has another contract version than this page, or needs other shared modules.
 */
async function loadArea(name: AreaName, pathname: string): Promise<AreaModule> {
  // The document was composed with a release of this contract version, and already preloads its own page's files.
  const entry = composedEntry(name) ?? (await liveEntry(name, pathname))
  registerRemotes([{ name, entry: new URL(entry, location.href).href, type: 'module' }])
  const area = await loadRemote<AreaModule>(`${name}/area`)
  if (typeof area?.default !== 'function') throw new Error(`${name}@${releaseOf(name)} exposes no area`)
  await area.default.preload?.(pathname)
  return area
}

export const lazyArea = (name: AreaName): LazyComponent<AreaProps> =>
  lazyModule(name, () => loadArea(name, location.pathname))

/** Prefetches the files that a path's page needs, in any area, before the visitor clicks the link. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (![pathname, location.pathname].every(hasCode)) return
  try {
    await loadArea(areaOf(pathname), pathname)
  } catch {
    // The navigation itself reports the failure.
  }
}
