import type { FunctionComponent } from 'react'
import type { AreaModule, AreaProps, Page } from '../contract/contract.ts'
import { AreaPages, loadable, preloadPage } from './AreaPages.tsx'

/**
 * Makes an area of its pages. `src/area.ts` of a remote exports the result as its default; what compose alone reads, such as
 * the menu, is in `src/server.ts`.
 */
export function defineArea(pages: readonly Page[]): FunctionComponent<AreaProps> & AreaModule['default'] {
  const table = loadable(pages)
  const Area = (props: AreaProps) => <AreaPages pages={table} {...props} />
  return Object.assign(Area, { preload: (pathname: string) => preloadPage(table, pathname) })
}
