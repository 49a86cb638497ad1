import { act, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { expect, test, vi } from 'vitest'
import { loadDocument } from './loading/loadDocument.ts'
import { Unknown } from './Unknown.tsx'

vi.mock('./loading/loadDocument.ts', () => ({ loadDocument: vi.fn() }))

test('an unknown address is answered, later by its document', async () => {
  await act(async () => {
    render(
      <BrowserRouter>
        <Unknown />
      </BrowserRouter>,
    )
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page Not Found')
  expect(screen.getByText('Sorry, the page you are looking for does not exist.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Page Not Found | Sovran')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(loadDocument).not.toHaveBeenCalled()
  // The router takes a new address in a transition, which may last.
  await act(async () => {
    history.pushState(null, '', '/sovran-gardens')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledOnce())
  expect(screen.queryByRole('heading')).toBeNull()
  act(() => history.replaceState(null, '', '/'))
})
