import { titled } from 'shared-ui/brand'
import type { Page, PageHead } from 'shared-ui/contract'
import { describedWorks } from './describedWorks.ts'
import { pictureAddress } from './pages/works/pictureAddress.ts'
import type { WorkContent } from './pages/works/work.ts'

// Apart from the titles, which the wall shows too: this table names the files of the words, and changes with each of them.
const words = import.meta.glob<WorkContent>('./pages/works/*/*.content.ts', { import: 'default' })

const component = 'src/pages/works/WorkPage.tsx'

/** The rows of the works' pages. A picture of a work has an address that shows it enlarged over the work's page. */
export const workRows: readonly Page[] = describedWorks.map(({ address, file, entry }) => {
  const head: PageHead = { title: titled(entry.title), description: entry.description }
  const enlarged = Array.from({ length: entry.pictures }, (_, index): [string, PageHead] => [
    pictureAddress(address, index + 1),
    { ...head, title: titled(`Picture ${index + 1}: ${entry.title}`), canonical: address },
  ])
  const pageFrom = async (component: Promise<typeof import('./pages/works/WorkPage.tsx')>) => {
    const [{ workPage }, work] = await Promise.all([component, words[file]?.()])
    if (!work) throw new Error(`${file} has no words.`)
    return workPage(address, work)
  }
  return {
    path: `${address}/:picture?`,
    load: () => pageFrom(import('./pages/works/WorkPage.tsx')),
    pressed: () => pageFrom(import('./pages/works/WorkPage.tsx?pressed')),
    source: file.replace('.', 'src'),
    component,
    addresses: { [address]: head, ...Object.fromEntries(enlarged) },
  }
})
