import type { AreaServer } from '../contract/contract.ts'
import { withStructuredData } from '../contract/structuredData.ts'
import type { DefinedArea } from './defineArea.tsx'

/** The part of an area that compose reads: component, table with structured data, menu and former addresses. */
export function areaServer(area: DefinedArea): AreaServer {
  const { pages, menu, dataFor, moved = [] } = area.definition
  return { default: area, pages: withStructuredData(pages, dataFor), menu, moved }
}
