import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RemoteFailed } from './RemoteFailed.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a failed page is announced, with the telephone and another try', () => {
  const retry = vi.fn()
  render(<RemoteFailed onRetry={retry} stillFailed={false} />)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('This part of the site did not load.')
  expect(alert.textContent).toContain('Try again, or call us on 020 7946 0190.')
  expect(screen.getByRole('link', { name: '020 7946 0190' }).getAttribute('href')).toBe('tel:+442079460190')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('while it tries again, the button says so and is disabled', () => {
  render(<RemoteFailed onRetry={() => {}} stillFailed={false} retrying />)
  expect((screen.getByRole('button', { name: 'Trying again' }) as HTMLButtonElement).disabled).toBe(true)
})

test('when that fails too, only the document can be reloaded', () => {
  render(<RemoteFailed onRetry={() => {}} stillFailed />)
  expect(screen.getByRole('alert').textContent).toContain('Still not loading.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
})

test('without a network it says so, and says otherwise once there is one', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<RemoteFailed onRetry={() => {}} stillFailed />)
  expect(screen.getByRole('heading', { name: 'You appear to be offline.' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('heading', { name: 'This part of the site did not load.' })).toBeTruthy()
})
