import { cleanup, render, screen, within } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, expect, test } from 'vitest'
import { sampleAreas } from '../testing/sampleAreas.ts'
import { Footer } from './Footer.tsx'

afterEach(cleanup)

const show = () => {
  render(
    <BrowserRouter>
      <Footer areas={sampleAreas} />
    </BrowserRouter>,
  )
  return within(screen.getByRole('contentinfo'))
}

test('the footer leads on, reaches us and says when', () => {
  const footer = show()
  const target = (name: string | RegExp) => footer.getByRole('link', { name }).getAttribute('href')
  const links = within(footer.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/about'],
    ['Builders', '/builders'],
    ['Contact', '/contact'],
  ])
  expect(target('info@sovran.example')).toBe('mailto:info@sovran.example')
  expect(target('020 7946 0190')).toBe('tel:+442079460190')
  expect(target(/^WhatsApp/)).toBe('https://wa.me/447700900123')
  expect(footer.getByText('Isleworth TW7 0ZZ')).toBeTruthy()
  const days = footer.getAllByRole('term').map((day) => day.textContent)
  const times = footer.getAllByRole('definition').map((time) => time.textContent)
  expect(days).toEqual(['Monday to Friday', 'Saturday', 'Sunday and Bank Holidays'])
  expect(times).toEqual(['9:00 AM to 6:00 PM', '10:00 AM to 4:00 PM', 'Closed'])
})

test('the two social networks open in a new tab, and say so', () => {
  const links = within(show().getByRole('list', { name: 'Sovran elsewhere' })).getAllByRole('link')
  expect(links).toHaveLength(2)
  for (const link of links) {
    expect(link.textContent).toContain('opens in a new tab')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  }
})

test('the terrace is a picture with a name', () => {
  expect(show().getByRole('img', { name: /^A London terrace/ })).toBeTruthy()
})
