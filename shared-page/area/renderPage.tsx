import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'shared-page/staticRouter'
import type { AreaProps } from '../contract/contract.ts'

/** Renders the markup of a path's page for hydration. Compose adds the head tags, as it knows the origin. */
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
