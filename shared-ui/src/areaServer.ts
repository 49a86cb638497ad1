import { type AreaServer, contractVersion } from './contract.ts'
import type { DefinedArea } from './defineArea.tsx'
import { withStructuredData } from './structuredData.ts'

/** What compose reads of an area: its component, its table with structured data, its menu and its contract's version. */
export function areaServer(area: DefinedArea): AreaServer {
  const { pages, menu, dataFor } = area.definition
  return { default: area, pages: withStructuredData(pages, dataFor), menu, contract: contractVersion }
}
