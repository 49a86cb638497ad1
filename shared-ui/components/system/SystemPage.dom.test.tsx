import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'shared-ui/staticRouter'
import { expect, it } from 'vitest'
import { SystemPage } from './SystemPage.tsx'

const html = () =>
  renderToStaticMarkup(
    <StaticRouter location="/_system">
      <SystemPage />
    </StaticRouter>,
  )

it('renders the same HTML every time, with nothing hidden', () => {
  expect(html()).toBe(html())
  expect(html()).not.toMatch(/opacity|visibility|display:\s*none/)
})
