import type { ComponentType } from 'react'
import { areaFor, perArea } from 'shared-ui/areas'
import { type AreaModule, type AreaName, type AreaProps, contractVersion, type Site } from 'shared-ui/contract'
import { beforeFailing, betweenTries, lazyModule } from 'shared-ui/router'
import type { ShareScope } from 'shared-ui/shareScope'
import { beforeRetry } from './beforeRetry.ts'
import { importing } from './importing.ts'
import { loadWhatIsLive } from './loadWhatIsLive.ts'
import { openContainer } from './openContainer.ts'
import { pageFiles } from './pageFiles.ts'
import { mapOf } from './releases.ts'

/** The areas' components. Each loads its area when it is first rendered. */
export type Areas = Readonly<Record<AreaName, ComponentType<AreaProps>>>

// Names the page's files as well: otherwise the area would ask for them a round trip later.
async function liveFiles(name: AreaName) {
  const map = await mapOf(name)
  const { release, contract, entry = '' } = map
  if (contract === contractVersion) return { entry, files: pageFiles(map, location.pathname) }
  // This page is older than the release, and the document of the address was composed with it: load that. A visitor who
  // has gone to another area since must not get that area's document.
  if (areaFor(location.pathname) === name) location.reload()
  throw new Error(`${release} is newer than this page, which is reloaded`)
}

/**
 * Makes the function that loads an area's module. Called again after a failure, it asks again for what did not arrive.
 */
function loaderOf(name: AreaName, { areas }: Site, scope: () => ShareScope) {
  const { entry: own, styles: ownStyles = [] } = areas[name]
  return async (): Promise<AreaModule> => {
    const { entry, files } = own ? { entry: own, files: [own, ...ownStyles] } : await liveFiles(name)
    return openContainer(await importing(() => import(/* @vite-ignore */ entry), files), scope)
  }
}

/**
 * The components of all areas, from where the page's JSON block says that they are. `scope` is what their containers may
 * take from the shell. Nothing is loaded yet.
 */
export function areasOf(site: Site, scope: () => ShareScope): Areas {
  betweenTries(beforeRetry)
  beforeFailing(loadWhatIsLive)
  return perArea((name) => lazyModule(name, loaderOf(name, site, scope)))
}
