import { act, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrowserRouter, pending } from 'shared-page/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PendingBar, usePendingBar } from './PendingBar.tsx'

function Site() {
  usePendingBar()
  return null
}

const words = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/')
  document.body.innerHTML = renderToStaticMarkup(<PendingBar />)
  render(<Site />, { wrapper: BrowserRouter })
})

afterEach(() => {
  pending.setState([], true)
})

test('announces a wait after 200 ms, until it ends', () => {
  act(() => pending.setState(['/'], true))
  pass(150)
  act(() => pending.setState([], true))
  pass(1000)
  expect(words()).toBe('')
  act(() => pending.setState(['/'], true))
  pass(199)
  expect(words()).toBe('')
  pass(1)
  expect(words()).toBe('Loading the page')
  act(() => pending.setState([], true))
  expect(words()).toBe('')
})

test('a wait ends when the visitor goes back', () => {
  history.pushState(null, '', '/works')
  act(() => pending.setState(['/works'], true))
  pass(200)
  expect(words()).toBe('Loading the page')
  history.replaceState(null, '', '/')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(words()).toBe('')
})
