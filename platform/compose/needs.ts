import type { Page } from 'shared-ui/contract'
import type { Release } from '../base/store.ts'
import { areaSource } from '../build/areaFaces.ts'
import { closure, manifestOf, type Needs } from './assets.ts'

/** The files that every page needs for its frame. The last script is the one that runs the page. */
export const shellNeeds = (shell: Release): Needs => closure(shell, manifestOf(shell), ['index.html'])

// The area's container, and the area, which it imports when it is opened. What else it may import is for other hosts.
function entrySources(release: Release, manifest: ReturnType<typeof manifestOf>) {
  const container = Object.keys(manifest).find((key) => manifest[key]?.file === `assets/${release.entry}`)
  return container ? [container, areaSource] : [areaSource]
}

/** The files that an area's entry needs, whichever page it shows. */
export function entryNeeds(release: Release): Needs {
  const manifest = manifestOf(release)
  return closure(release, manifest, entrySources(release, manifest))
}

/** The files that a page of an area needs: those of the frame, and its own, found by the page's source files. */
export function pageNeeds(frame: Needs, release: Release, page: Page | undefined): Needs {
  const manifest = manifestOf(release)
  const pageSources = [page?.component, page?.source].filter((each) => each !== undefined)
  const own = closure(release, manifest, [...entrySources(release, manifest), ...pageSources])
  return {
    scripts: [...frame.scripts.slice(0, -1), ...own.scripts, ...frame.scripts.slice(-1)],
    styles: [...frame.styles, ...own.styles],
  }
}
