import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'shared-page/staticRouter'
import type { AreaProps } from '../contract/contract.ts'

/** The markup of an address's page, as a browser hydrates it. Its head tags are left to compose, which knows the origin. */
export async function renderPage(Area: ComponentType<AreaProps>, address: string): Promise<string> {
  const faults: unknown[] = []
  const page = (
    <StaticRouter location={address}>
      <Area notFound={null} />
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
  return html
}
