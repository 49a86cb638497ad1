import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, expect, it } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs.tsx'

afterEach(cleanup)

it('leads to every page above, and not to the page itself', () => {
  render(
    <BrowserRouter>
      <Breadcrumbs
        items={[
          { title: 'Builders', link: '/builders' },
          { title: 'Extensions', link: '/builders/extensions' },
        ]}
      />
    </BrowserRouter>,
  )
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Builders'])
  expect(screen.getByText('Extensions').getAttribute('aria-current')).toBe('page')
})
