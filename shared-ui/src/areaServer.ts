import type { AreaServer } from './contract.ts'
import type { DefinedArea } from './defineArea.tsx'
import { withStructuredData } from './structuredData.ts'

/** The part of an area that compose reads: component, table with structured data, and menu. */
export function areaServer(area: DefinedArea): AreaServer {
  const { pages, menu, dataFor } = area.definition
  return { default: area, pages: withStructuredData(pages, dataFor), menu }
}
