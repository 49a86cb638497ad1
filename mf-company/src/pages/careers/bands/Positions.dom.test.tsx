import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter } from 'shared-page/router'
import { StaticRouter } from 'shared-page/staticRouter'
import { expect, test, vi } from 'vitest'
import { positions } from '../careers.content.ts'
import type { Vacancy } from '../vacancy.ts'
import { Positions, type PositionsProps } from './Positions.tsx'

const show = (change: Partial<PositionsProps> = {}) =>
  render(
    <BrowserRouter>
      <Positions {...positions} {...change} />
    </BrowserRouter>,
  )

test('prerenders every vacancy as open, so that hydration closes none', () => {
  const page = document.createElement('main')
  page.innerHTML = renderToString(
    <StaticRouter location="/careers">
      <Positions {...positions} />
    </StaticRouter>,
  )
  expect(page.querySelectorAll('details[open]')).toHaveLength(positions.vacancies.length)
})

test('without vacancies the page asks for CVs by email', () => {
  show({ vacancies: [] })
  expect(screen.getByRole('heading', { name: 'No Open Positions Currently' })).toBeDefined()
  const { title, link } = positions.empty.link
  expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(link)
  expect(
    screen.getByText((_, element) => element?.textContent === positions.empty.text && element.localName === 'p'),
  ).toBeDefined()
  expect(screen.queryByText(/vacanc/)).toBeNull()
  expect(screen.queryByRole('link', { name: /Apply Now/ })).toBeNull()
})

test.each([
  ['2027-01-31T12:00:00Z', 'Apply by 31 January 2027'],
  ['2027-02-01T12:00:00Z', 'Closed for applications'],
])('at %s a page rendered by code shows: %s', (now, words) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  const [vacancy] = positions.vacancies
  show({ vacancies: [{ ...(vacancy as Vacancy), closes: '2027-01-31' }] })
  const said = [...document.querySelectorAll('[data-after], [data-through]')].filter(
    (each) => !each.matches('[hidden]'),
  )
  expect(said.map(({ textContent }) => textContent)).toEqual([words])
  vi.useRealTimers()
})
