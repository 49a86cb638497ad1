import { act, cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'shared-ui/staticRouter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnknownPage } from './UnknownPage.tsx'

let main: HTMLElement

beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'))
})

afterEach(() => {
  cleanup()
  main.remove()
})

const at = (location: string): ReactNode => (
  <StaticRouter location={location}>
    <UnknownPage />
  </StaticRouter>
)

const title = () => screen.getByRole('heading', { level: 1 }).textContent

test('one prerendered file becomes the page of any unknown address, without a mismatch', async () => {
  main.innerHTML = renderToString(at('/sovran-interiors/_'))
  expect(title()).toBe('Bespoke interiors')
  screen.getByText(/^There is no page about this room so far\./)
  const faults = vi.fn()
  await act(async () => {
    hydrateRoot(main, at('/sovran-interiors/kitchens/japanese-cedar'), { onRecoverableError: faults })
  })
  expect(faults).not.toHaveBeenCalled()
  expect(title()).toBe('Japanese cedar')
  screen.getByText(/^There is no page about Japanese cedar so far\./)
  screen.getByRole('heading', { name: 'Ready to Create Your Dream Japanese Cedar?' })
})

test('it has a fallback for everything that a category shows, and no tab bar', async () => {
  main.innerHTML = renderToString(at('/sovran-interiors/_'))
  for (const name of ['No list for this category', 'Specification on request', 'No pictures yet', 'Nothing said yet']) {
    screen.getByRole('heading', { level: 2, name })
  }
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
  const list = screen.getByRole('heading', { name: 'No list for this category' }).closest('section') as HTMLElement
  expect(within(list).getAllByRole('link')).toHaveLength(3)
})

test('what an address says is shown as text', async () => {
  await act(async () => {
    hydrateRoot(main, at('/sovran-interiors/%3Cimg%20src%3Dx%3E'), { onRecoverableError: () => {} })
  })
  expect(title()).toBe('<img src=x>')
})
