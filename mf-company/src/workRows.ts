import type { Page } from 'shared-page/contract'
import { titled } from 'shared-ui/brand'
import { pageModule } from './pageModule.ts'
import type { WorkContent } from './pages/works/WorkContent.ts'
import { worksWithPage } from './worksWithPage.ts'

// Separate from the titles, which the wall shows too: this table depends on the content files' names, and changes with
// them.
const words = import.meta.glob<WorkContent>('./pages/works/*/*.content.ts', { import: 'default' })

export const workRows: readonly Page[] = worksWithPage.map(({ address, file, summary }) => {
  const pageFrom = async (component: Promise<typeof import('./pages/works/WorkPage.tsx')>) => {
    const [{ workPage }, work] = await Promise.all([component, words[file]?.()])
    if (!work) throw new Error(`${file} has no content.`)
    return workPage(address, work)
  }
  return {
    pattern: address,
    ...pageModule('./pages/works/WorkPage.tsx', file, pageFrom),
    paths: {
      [address]: {
        title: titled(summary.title),
        description: summary.description,
        about: { [address.slice(address.lastIndexOf('/') + 1)]: summary.about },
      },
    },
  }
})
