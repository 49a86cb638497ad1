import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, expect, test } from 'vitest'
import { NotFound } from './NotFound.tsx'

afterEach(cleanup)

test('the 404 page leads home, and is not indexed', () => {
  render(
    <BrowserRouter>
      <NotFound />
    </BrowserRouter>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
  expect(screen.getByText('Sorry, the page you are looking for does not exist.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Page Not Found | Sovran')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})
