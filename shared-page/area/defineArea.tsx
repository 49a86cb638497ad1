import type { ComponentType, FunctionComponent } from 'react'
import type { AreaModule, AreaProps, Page } from '../contract/contract.ts'
import { AreaPages, loadable, preloadPage } from './AreaPages.tsx'

/**
 * Makes an area from its route table. `src/area.ts` of a remote exports the result as its default export;
 * `src/entry-server.ts` has everything that only compose reads, such as the menu. `Overlay` is rendered once beside
 * every page.
 */
export function defineArea(
  pages: readonly Page[],
  Overlay?: ComponentType,
): FunctionComponent<AreaProps> & AreaModule['default'] {
  const table = loadable(pages)
  const Area = (props: AreaProps) => <AreaPages pages={table} Overlay={Overlay} {...props} />
  return Object.assign(Area, { preload: (pathname: string) => preloadPage(table, pathname) })
}
