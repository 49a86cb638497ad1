import type { FunctionComponent } from 'react'
import type { AreaMenu, AreaModule, AreaProps, Moved, Page, PageHead } from '../contract/contract.ts'
import type { StructuredData } from '../contract/structuredData.ts'
import { AreaPages, loadable, loadPage } from './AreaPages.tsx'

/** All that an area says of itself. The shell and compose ask for nothing else. */
export interface AreaDefinition {
  pages: readonly Page[]
  /** Its part of the site's menus. */
  menu: AreaMenu
  /** The structured data of an address, beyond its title and description. */
  dataFor: (address: string, head: PageHead) => readonly StructuredData[]
  /** Its former addresses. */
  moved?: readonly Moved[]
}

/** An area as the site knows it: a component for the browser, with the definition that compose reads. */
export type DefinedArea = FunctionComponent<AreaProps> & AreaModule['default'] & { definition: AreaDefinition }

/**
 * Defines an area. `src/area.ts` of a remote exports the result as its default.
 * The browser's build leaves `menu`, `dataFor` and `moved` out: compose has already written them into the pages.
 */
export function defineArea(definition: AreaDefinition): DefinedArea {
  const table = loadable(definition.pages)
  const Area = (props: AreaProps) => <AreaPages pages={table} {...props} />
  const load = (pathname: string) => loadPage(table, pathname)
  return Object.assign(Area, { definition, load })
}
