import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Route, Routes } from 'shared-ui/router'
import { afterEach, expect, test, vi } from 'vitest'
import { useEnlarged } from './useEnlarged.ts'
import type { View } from './work.ts'

afterEach(cleanup)

const views = Array.from({ length: 5 }, (_, index) => ({ caption: `${index + 1}` }) as unknown as View)

function Enlarged() {
  const enlarged = useEnlarged('/works/house', views)
  const next = () => enlarged?.show((enlarged.shown + 1) % views.length)
  return (
    <button type="button" onClick={next}>
      {enlarged && views[enlarged.shown]?.caption}
    </button>
  )
}

test('pictures turn faster than Safari lets the address change, and agree with it at rest', () => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/works/house/1')
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/works/house/:picture?" element={<Enlarged />} />
      </Routes>
    </BrowserRouter>,
  )
  const replace = vi.spyOn(history, 'replaceState')
  for (let turn = 0; turn < 303; turn++) {
    fireEvent.click(screen.getByRole('button'))
    act(() => vi.advanceTimersByTime(33))
  }
  expect(replace.mock.calls.length).toBeLessThan(100)
  act(() => vi.advanceTimersByTime(500))
  expect(screen.getByRole('button').textContent).toBe('4')
  expect(location.pathname).toBe('/works/house/4')
  vi.useRealTimers()
})
