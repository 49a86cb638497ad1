import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter } from 'shared-ui/router'
import { StaticRouter } from 'shared-ui/staticRouter'
import { expect, test } from 'vitest'
import { positions } from '../careers.content.ts'
import { Positions, type PositionsProps } from './Positions.tsx'

const show = (change: Partial<PositionsProps> = {}) =>
  render(
    <BrowserRouter>
      <Positions {...positions} {...change} />
    </BrowserRouter>,
  )

test('every vacancy is open, so hydration closes nothing', () => {
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
