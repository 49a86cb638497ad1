import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'shared-ui/staticRouter'
import { expect, it } from 'vitest'
import { SystemPage } from './SystemPage.tsx'
import { projects, questions, quotes, steps } from './samples.ts'

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

it('has every word in its HTML', () => {
  const words = [
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...quotes.map(({ quote }) => quote),
    ...steps.map(({ description }) => description),
    ...projects.map(({ title }) => title),
  ]
  for (const sentence of words) expect(html()).toContain(sentence)
})
