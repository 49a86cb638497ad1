import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installFakeWindow } from '../testing/fakeWindow.ts'
import { bar, closeHeader, openHeader, trigger } from '../testing/openHeader.tsx'

beforeEach(installFakeWindow)
afterEach(closeHeader)

describe('the bar', () => {
  test('turns solid beyond 50 px, not at 50', () => {
    openHeader()
    const scrollTo = (y: number) => {
      vi.stubGlobal('scrollY', y)
      fireEvent.scroll(window)
      return screen.getByRole('banner').dataset.scrolled
    }
    expect(scrollTo(50)).toBe('false')
    expect(scrollTo(51)).toBe('true')
    expect(scrollTo(0)).toBe('false')
  })

  test('has the areas’ entries in their order', () => {
    openHeader()
    const entries = bar().getByRole('navigation').querySelectorAll(':scope > ul > li > :first-child')
    expect([...entries].map((entry) => entry.textContent)).toEqual([
      'Home',
      'About Us',
      'Architectural',
      'Build',
      'Interiors',
      'Careers',
      'Contact',
    ])
  })

  test('marks the page that is shown, and the area around it', () => {
    openHeader('/careers')
    expect(bar().getByRole('link', { name: 'Careers' }).getAttribute('aria-current')).toBe('page')
    expect(bar().getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
    cleanup()
    openHeader('/interiors/kitchens/modern/')
    expect(trigger('Interiors').getAttribute('aria-current')).toBe('true')
    expect(trigger('Build').getAttribute('aria-current')).toBeNull()
  })
})
