import { workAddress } from 'shared-ui/work'
import type { WorkEntry } from './pages/works/work.ts'

// Imported with the query `?entry` and without it (works.ts), so that this holds the titles alone: see the interiors'
// catalogue.
const entries = import.meta.glob<WorkEntry>('./pages/works/*/*.content.ts', {
  eager: true,
  import: 'entry',
  query: '?entry',
})

/** The works that have a page: each is described by a content file in the folder that is called like its address. */
export const describedWorks = Object.entries(entries).map(([file, entry]) => ({
  address: workAddress(file.split('/').at(-2) ?? ''),
  file,
  entry,
}))
