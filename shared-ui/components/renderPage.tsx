import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { SiteContext, type SiteFacts } from 'shared-ui/router'
import { StaticRouter } from 'shared-ui/staticRouter'
import type { AreaProps } from '../contract/contract.ts'
import { Island } from './Island.tsx'

// React puts a page's head tags before its markup. Compose writes them, as it knows the origin.
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/**
 * The markup inside `<main>` of an address's page: the tree that the shell's `App` hydrates there. Its ids depend on the
 * lists and the boundaries around it, so that a change of this shape is one of the contract.
 */
export async function renderPage(Area: ComponentType<AreaProps>, address: string, facts: SiteFacts): Promise<string> {
  const faults: unknown[] = []
  const page = (
    <StaticRouter location={address}>
      <SiteContext value={facts}>
        <Island>
          <Area notFound={null} origin="" />
        </Island>
      </SiteContext>
    </StaticRouter>
  )
  const { prelude } = await prerender(page, {
    // By default React writes a Suspense boundary above 12.8 kB as a hidden div and an inline script:
    // https://react.dev/reference/react-dom/static/prerender#parameters
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      faults.push(error)
    },
  })
  const html = await new Response(prelude).text()
  if (faults.length > 0) throw faults[0]
  return html.replace(headTags, '')
}
