import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { forgetFailures, lazyModule } from 'shared-ui/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'
import { BrokenModule } from './BrokenModule.ts'

const reload = vi.fn()
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('location', { href: 'http://localhost:3000/about', pathname: '/about', reload })
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => new Response('<html>'))
})
afterEach(() => {
  cleanup()
  forgetFailures()
  reload.mockReset()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const page = { default: () => <h1>Here at last</h1> }
type Load = () => Promise<typeof page>

function show(load: Load, address = '/about') {
  const Page = lazyModule('company', load)
  const tree = (at: string) => (
    <Boundary area="company" page={at}>
      <Suspense fallback="waiting">
        <Page />
      </Suspense>
    </Boundary>
  )
  const { rerender } = render(tree(address))
  return { goTo: (at: string) => rerender(tree(at)) }
}

const tryAgain = async () => {
  const button = await screen.findByRole('button', { name: 'Try again' })
  await act(async () => void fireEvent.click(button))
}

test('where code did not arrive the visitor is told, and another try brings it without a document load', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('it answered 404')).mockResolvedValue(page)
  show(load)
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the site did not load.')
  await tryAgain()
  expect((await screen.findByRole('heading')).textContent).toBe('Here at last')
  expect(reload).not.toHaveBeenCalled()
})

test('code that arrived and cannot run is loaded again with the document, once the server answers', async () => {
  show(() => Promise.reject(new BrokenModule(new SyntaxError('unexpected end'))))
  await tryAgain()
  expect(fetched).toHaveBeenCalledWith('http://localhost:3000/about', expect.objectContaining({ method: 'HEAD' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('without a server no document is loaded, which would take the page away', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  show(() => Promise.reject(new BrokenModule(new Error('fake'))))
  await tryAgain()
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('Still not loading.')
})

test('after another try that fails as well, only the document can be reloaded', async () => {
  show(() => Promise.reject(new Error('it answered 500')))
  await tryAgain()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 15_000)
})

test('the next page begins without the fault of the last', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('it answered 404')).mockResolvedValue(page)
  const { goTo } = show(load)
  await screen.findByRole('alert')
  forgetFailures()
  goTo('/contact')
  expect((await screen.findByRole('heading')).textContent).toBe('Here at last')
  expect(screen.queryByRole('alert')).toBeNull()
})
