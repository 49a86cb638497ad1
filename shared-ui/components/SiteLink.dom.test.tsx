import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiteLink } from './SiteLink.tsx'

it('an external link opens a new tab, and announces it', () => {
  render(<SiteLink to="https://wa.me/447700900123">There</SiteLink>)
  // Without layout the hidden text loses its leading space; a browser keeps it.
  const link = screen.getByRole('link', { name: /^There ?\(opens in a new tab\)$/ })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener')
})

it.each(['/contact', '#process', 'tel:+442079460100', 'mailto:hello@sovran.example'])('to %s is plain', (to) => {
  render(<SiteLink to={to}>There</SiteLink>)
  const link = screen.getByRole('link', { name: 'There' })
  expect(link.getAttribute('href')).toBe(to)
  expect(link.getAttribute('target')).toBeNull()
})
