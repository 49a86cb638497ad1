import { cleanup, render, screen, within } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, expect, test } from 'vitest'
import { sampleAreas } from '../testing/sampleAreas.ts'
import { Footer } from './Footer.tsx'
import { footer as words } from './footer.content.ts'

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
  const { email, phone, chat, address } = words.contact
  expect(target(email.title)).toBe(`mailto:${email.title}`)
  expect(target(phone.title)).toBe(phone.link)
  expect(target(new RegExp(`^${chat.title}`))).toBe(chat.link)
  for (const line of address) expect(footer.getByText(line)).toBeTruthy()
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
