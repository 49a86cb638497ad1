import { titled } from 'shared-ui/brand'
import type { Page } from 'shared-ui/contract'
import { describedWorks } from './describedWorks.ts'
import { pageOf } from './pageOf.ts'
import type { WorkContent } from './pages/works/work.ts'

// Apart from the titles, which the wall shows too: this table names the files of the words, and changes with each of them.
const words = import.meta.glob<WorkContent>('./pages/works/*/*.content.ts', { import: 'default' })

/** The rows of the works' pages. */
export const workRows: readonly Page[] = describedWorks.map(({ address, file, entry }) => {
  const pageFrom = async (component: Promise<typeof import('./pages/works/WorkPage.tsx')>) => {
    const [{ workPage }, work] = await Promise.all([component, words[file]?.()])
    if (!work) throw new Error(`${file} has no words.`)
    return workPage(address, work)
  }
  return {
    path: address,
    ...pageOf('./pages/works/WorkPage.tsx', file, pageFrom),
    addresses: {
      [address]: {
        title: titled(entry.title),
        description: entry.description,
        about: { [address.slice(address.lastIndexOf('/') + 1)]: entry.about },
      },
    },
  }
})
