import type { ComponentType } from 'react'
import { areaFor, perArea } from 'shared-ui/areas'
import { type AreaModule, type AreaName, type AreaProps, contractVersion, type Site } from 'shared-ui/contract'
import { beforeFailing, betweenTries, lazyModule } from 'shared-ui/router'
import { beforeRetry } from './beforeRetry.ts'
import { importing } from './importing.ts'
import { loadWhatIsLive } from './loadWhatIsLive.ts'
import { openContainer } from './openContainer.ts'
import { pageFiles } from './pageFiles.ts'
import { mapOf } from './releases.ts'

/** The areas' components, each loading itself when it is first rendered. */
export type Areas = Readonly<Record<AreaName, ComponentType<AreaProps>>>

// Its page's files too: the area would ask for them once it is there, a round trip later.
async function liveFiles(name: AreaName) {
  const map = await mapOf(name)
  const { release, contract, entry = '' } = map
  if (contract === contractVersion) return { entry, files: pageFiles(map, location.pathname) }
  // This page is older than the release: the address's own document was composed with it. Not the document of where the
  // visitor has gone since.
  if (areaFor(location.pathname) === name) location.reload()
  throw new Error(`${release} is newer than this page, which is loaded anew`)
}

/** Loads one area's module; called again after a failure, it asks again for what did not come. */
function loaderOf(name: AreaName, { areas }: Site) {
  const { entry: own, styles: ownStyles = [] } = areas[name]
  return async (): Promise<AreaModule> => {
    const { entry, files } = own ? { entry: own, files: [own, ...ownStyles] } : await liveFiles(name)
    return openContainer(await importing(() => import(/* @vite-ignore */ entry), files))
  }
}

/** The areas where the page's JSON block says they are; nothing is loaded yet. */
export function areasOf(site: Site): Areas {
  betweenTries(beforeRetry)
  beforeFailing(loadWhatIsLive)
  return perArea((name) => lazyModule(name, loaderOf(name, site)))
}
