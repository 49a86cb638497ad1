import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { type AreaModule, type AreaName, type AreaProps, contractVersion } from 'shared-ui/contract'
import { normalizePath } from 'shared-ui/normalizePath'
import { type LazyComponent, lazyModule, matchPath } from 'shared-ui/router'
import { misfitOf } from './federation.ts'
import { preloadFiles } from './importing.ts'
import { areaOf, composedEntry, fetchReleaseMap, hasCode, releaseOf } from './releases.ts'

// The entry comes first. The page's own files are included: otherwise they would be requested a round trip later.
async function liveFiles(name: AreaName, pathname: string) {
  const { release, contract, shared, entry = '', styles, pages } = await fetchReleaseMap(name)
  if (contract !== contractVersion)
    throw new Error(`${name}@${release} speaks contract ${contract}, this page ${contractVersion}`)
  const misfit = misfitOf(shared)
  if (misfit) throw new Error(`${name}@${release} ${misfit}`)
  const address = normalizePath(pathname)
  const page = pages.find(({ path }) => matchPath({ path, caseSensitive: true }, address))
  return [entry, ...styles, ...(page?.files ?? [])]
}

/**
 * Loads an area's live release, or the one that this visit uses already, with the page of an address. Rejects if a file
 * does not load or run, or if the area has another contract version than this page, or takes other shared modules.
 */
async function loadArea(name: AreaName, pathname: string): Promise<AreaModule> {
  const entry = composedEntry(name)
  // The document names the files of its own page, and was composed with a release of this contract version.
  const files = entry ? [entry] : await liveFiles(name, pathname)
  registerRemotes([{ name, entry: new URL(files[0] ?? '', location.href).href, type: 'module' }])
  await preloadFiles(files)
  const area = await loadRemote<AreaModule>(`${name}/area`)
  if (typeof area?.default !== 'function') throw new Error(`${name}@${releaseOf(name)} exposes no area`)
  await area.default.preload?.(pathname)
  return area
}

/** The component of an area, which loads the area when it is first rendered. */
export const lazyArea = (name: AreaName): LazyComponent<AreaProps> =>
  lazyModule(name, () => loadArea(name, location.pathname))

/** Fetches what the page of an address needs, whichever area shows it, before the visitor presses the link. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (![pathname, location.pathname].every(hasCode)) return
  try {
    await loadArea(areaOf(pathname), pathname)
  } catch {
    // The navigation itself reports the failure.
  }
}
