import type { Page } from 'shared-ui/contract'
import { areaSource } from '../dev/areaFaces.ts'
import type { Release } from '../release/store.ts'
import { closure, entryOf, importedBy, isScript, manifestOf, type Needs } from './assets.ts'

// The federation runtime fetches these by code, each a round trip after what came before: no manifest says so.
const byName = (release: Release, name: RegExp) =>
  Object.keys(release.assets)
    .filter((asset) => isScript(asset) && name.test(asset))
    .map((asset) => `/r/${release.unit}/assets/${asset}`)

/** What every page needs for its frame, beside what the shell's template asks for itself. */
export function shellNeeds(shell: Release, template: string): Needs {
  const named = [...template.matchAll(/(?:src|href)="(\/r\/shell\/assets\/[^"]+\.js)"/g)].map(
    ([, address]) => address ?? '',
  )
  const styles = [...template.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)].map(
    ([, address]) => address ?? '',
  )
  // Its bootstrap's imports are not among the template's preloads: the federation plugin loads that by code.
  const scripts = importedBy([...named, ...byName(shell, /pendingShares/)])
  return { scripts: scripts.filter((address) => !template.includes(`"${address}"`)), styles }
}

/** What a page of an area needs: the frame's needs, and its own by the source files that it is written in. */
export function pageNeeds(frame: Needs, release: Release, page: Page | undefined): Needs {
  const sources = [areaSource, page?.component, page?.source].filter((source) => source !== undefined)
  const own = closure(release, manifestOf(release), sources)
  const scripts = importedBy([entryOf(release), ...byName(release, /localSharedImportMap/), ...own.scripts])
  return {
    scripts: [...new Set([...frame.scripts, ...scripts])],
    styles: [...new Set([...frame.styles, ...own.styles])],
  }
}
