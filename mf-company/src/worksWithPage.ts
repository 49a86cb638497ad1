import { workPath } from 'shared-ui/work'
import type { WorkSummary } from './pages/works/WorkContent.ts'

// Imported both with the query `?summary` and without it (workRows.ts), so that this file contains only the titles: see
// the interiors' catalogue.
const summaries = import.meta.glob<WorkSummary>('./pages/works/*/*.content.ts', {
  eager: true,
  import: 'summary',
  query: '?summary',
})

/** The works that have a page: each is described by a content file in the folder named after its path. */
export const worksWithPage = Object.entries(summaries).map(([file, summary]) => ({
  address: workPath(file.split('/').at(-2) ?? ''),
  file,
  summary,
}))
