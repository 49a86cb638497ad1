import { titled } from 'shared-ui/brand'
import type { Page, PageHead } from 'shared-ui/contract'
import { pictureAddress } from './pages/works/pictureAddress.ts'
import type { Work, WorkEntry } from './pages/works/work.ts'

// Imported with the query `?entry` and without it, so that the area's own chunk holds the titles alone: see the
// interiors' catalogue.
const entries = import.meta.glob<WorkEntry>('./pages/works/*/*.content.ts', {
  eager: true,
  import: 'entry',
  query: '?entry',
})
const words = import.meta.glob<Work>('./pages/works/*/*.content.ts', { import: 'default' })

const component = 'src/pages/works/WorkPage.tsx'

/** The works that have a page: each is described by a content file in the folder that is called like its address. */
export const describedWorks = Object.entries(entries).flatMap(([file, entry]) => {
  const load = words[file]
  const id = file.split('/').at(-2)
  return load ? [{ address: `/works/${id}`, source: file.replace('.', 'src'), entry, load }] : []
})

/** The rows of the works' pages. A picture of a work has an address that shows it enlarged over the work's page. */
export const workRows: readonly Page[] = describedWorks.map(({ address, source, entry, load }) => {
  const head: PageHead = { title: titled(entry.title), description: entry.description }
  const enlarged = Array.from({ length: entry.pictures }, (_, index): [string, PageHead] => [
    pictureAddress(address, index + 1),
    { ...head, title: titled(`Picture ${index + 1}: ${entry.title}`), canonical: address },
  ])
  return {
    path: `${address}/:picture?`,
    load: async () => {
      const [{ workPage }, work] = await Promise.all([import('./pages/works/WorkPage.tsx'), load()])
      return workPage(address, work)
    },
    source,
    component,
    addresses: { [address]: head, ...Object.fromEntries(enlarged) },
  }
})
