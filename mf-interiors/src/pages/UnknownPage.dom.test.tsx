import { cleanup, render, screen } from '@testing-library/react'
import { AreaPages, loadable } from 'shared-ui/AreaPages'
import { Route, Routes } from 'shared-ui/router'
import { StaticRouter } from 'shared-ui/staticRouter'
import { afterEach, expect, test } from 'vitest'
import { pages } from '../pages.ts'

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

const table = loadable(pages)

// Opens the address through the area's table, as a visitor does, so that the page gets the address's own head.
const visit = async (address: string) => {
  const page = <AreaPages pages={table} notFound="Page Not Found" origin="https://sovran.example" />
  render(
    <StaticRouter location={address}>
      <Routes>
        <Route path="*" element={page} />
      </Routes>
    </StaticRouter>,
  )
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

test.each([
  '/sovran-interiors/sovran-has-gone-bankrupt',
  '/sovran-interiors/kitchens/sovran-has-gone-bankrupt',
  '/sovran-interiors/%3Cimg%20src%3Dbankrupt%3E',
])('%s writes no word of the page or of its head', async (address) => {
  expect(await visit(address)).toBe('Bespoke interiors')
  expect(document.title).toBe('Bespoke interiors | Sovran')
  expect(document.head.querySelector('[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(document.documentElement.innerHTML).not.toMatch(/bankrupt/i)
})
