import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { closedUntil } from 'shared-ui/openingHours'
import { officeHours } from 'shared-ui/openingHours.content'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contactLinks, office } from '../contact.content.ts'
import { Office } from './Office.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const closed = () => screen.queryByText(/^Closed until/)?.textContent ?? ''

test('shows the next opening time, and updates it in an open page', () => {
  vi.setSystemTime('2026-11-27T08:50:00Z')
  // The document was built at another time.
  expect(renderToString(<Office contactLinks={contactLinks} office={office} />)).not.toContain('Closed until')
  const { unmount } = render(<Office contactLinks={contactLinks} office={office} />)
  expect(closed()).toContain(`${closedUntil(officeHours, new Date())}.`)
  act(() => void vi.advanceTimersByTime(20 * 60_000))
  expect(closed()).toBe('')
  act(() => void vi.advanceTimersByTime(9 * 3_600_000))
  expect(closed()).toContain(`${closedUntil(officeHours, new Date())}.`)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
