import { fireEvent, render, screen } from '@testing-library/react'
import { objectsToMeasuring } from 'shared-page/browser'
import { expect, test, vi } from 'vitest'
import { objection } from '../privacy.content.ts'
import { Objection } from './Objection.tsx'

test('a visitor objects with the switch, and withdraws the objection', () => {
  render(<Objection {...objection} />)
  const shown = screen.getByRole('switch', { name: objection.label })
  for (const objects of [true, false]) {
    fireEvent.click(shown)
    expect([shown.getAttribute('aria-checked'), objectsToMeasuring()]).toEqual([`${objects}`, objects])
  }
})

test('Global Privacy Control is an objection without the switch', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  render(<Objection {...objection} />)
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByText(objection.byBrowser)).toBeTruthy()
})
