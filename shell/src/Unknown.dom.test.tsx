import { act, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { expect, test, vi } from 'vitest'
import { loadDocument } from './loading/loadDocument.ts'
import { Unknown } from './Unknown.tsx'

vi.mock('./loading/loadDocument.ts', () => ({ loadDocument: vi.fn() }))

test('an unknown address is the document’s to answer', async () => {
  await act(async () => {
    render(
      <BrowserRouter>
        <Unknown />
      </BrowserRouter>,
    )
  })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(loadDocument).not.toHaveBeenCalled()
  act(() => {
    history.pushState(null, '', '/sovran-gardens')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(loadDocument).toHaveBeenCalledOnce()
  expect(screen.queryByRole('heading')).toBeNull()
  act(() => history.replaceState(null, '', '/'))
})
