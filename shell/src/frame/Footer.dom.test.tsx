import { render, screen, within } from '@testing-library/react'
import { BrowserRouter } from 'shared-page/router'
import { openingRows } from 'shared-ui/openingHours'
import { expect, test } from 'vitest'
import { sampleAreas } from '../testing/sampleAreas.ts'
import { Footer } from './Footer.tsx'
import { footer as words } from './footer.content.ts'

test('the footer has links, contact details and opening hours', () => {
  render(
    <BrowserRouter>
      <Footer areas={sampleAreas} />
    </BrowserRouter>,
  )
  const footer = within(screen.getByRole('contentinfo'))
  const target = (name: string | RegExp) => footer.getByRole('link', { name }).getAttribute('href')
  const links = within(footer.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/about'],
    ['Builders', '/builders'],
    ['Contact', '/contact'],
  ])
  const { email, phone, chat, place } = words.contact
  expect(target(email.title)).toBe(`mailto:${email.title}`)
  expect(target(phone.title)).toBe(phone.link)
  expect(target(new RegExp(`^${chat.title}`))).toBe(chat.link)
  expect(target(words.terms.title)).toBe('/terms')
  // Whose number it is, and the name of the place.
  for (const line of [phone.whose, place.title, place.street, `${place.district} ${place.postcode}`])
    expect(footer.getByText(line)).toBeTruthy()
  const said = (role: string) => footer.getAllByRole(role).map(({ textContent }) => textContent)
  const rows = openingRows(words.hours.hours)
  expect([said('term'), said('definition')]).toEqual([rows.map(({ day }) => day), rows.map(({ time }) => time)])
  expect(within(footer.getByRole('list', { name: 'Sovran elsewhere' })).getAllByRole('link')).toHaveLength(2)
})
