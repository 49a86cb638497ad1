import type { Page } from 'shared-ui/contract'
import { areaSource } from '../dev/areaFaces.ts'
import type { Release } from '../release/store.ts'
import { closure, manifestOf, type Needs } from './assets.ts'

/** What every page needs for its frame. */
export const shellNeeds = (shell: Release): Needs => closure(shell, manifestOf(shell), ['index.html'])

/** The styles that an area's entry needs, whichever page it shows. */
export const entryStyles = (release: Release): readonly string[] =>
  closure(release, manifestOf(release), [areaSource]).styles

/** What a page of an area needs: the frame's needs, and its own by the source files that it is written in. */
export function pageNeeds(frame: Needs, release: Release, page: Page | undefined): Needs {
  const sources = [areaSource, page?.component, page?.source].filter((each) => each !== undefined)
  const own = closure(release, manifestOf(release), sources)
  return { scripts: [...frame.scripts, ...own.scripts], styles: [...frame.styles, ...own.styles] }
}
