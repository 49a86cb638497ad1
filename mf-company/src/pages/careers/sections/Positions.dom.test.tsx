import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter } from 'shared-ui/router'
import { StaticRouter } from 'shared-ui/staticRouter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { positions } from '../careers.content.ts'
import { Positions, type PositionsProps } from './Positions.tsx'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (change: Partial<PositionsProps> = {}) =>
  render(
    <BrowserRouter>
      <Positions {...positions} {...change} />
    </BrowserRouter>,
  )

test.each([
  ['on a wide window every vacancy is open', true, [true, true, true]],
  ['on a narrow one only the first', false, [true, false, false]],
])('%s', (_, matches, open) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  show()
  expect(screen.getAllByRole('group').map((each) => each.hasAttribute('open'))).toEqual(open)
})

test('without a script every vacancy is open', () => {
  const page = document.createElement('main')
  page.innerHTML = renderToString(
    <StaticRouter location="/careers">
      <Positions {...positions} />
    </StaticRouter>,
  )
  expect(page.querySelectorAll('details[open]')).toHaveLength(3)
})

test('without vacancies the page says so and asks for CVs by e-mail', () => {
  show({ vacancies: [] })
  expect(screen.getByRole('heading', { name: 'No Open Positions Currently' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'careers@sovran.example' }).getAttribute('href')).toBe(
    'mailto:careers@sovran.example',
  )
  expect(
    screen.getByText((_, element) => element?.textContent === positions.empty.text && element.localName === 'p'),
  ).toBeDefined()
  expect(screen.queryByText('Three vacancies, all in London.')).toBeNull()
  expect(screen.queryByRole('link', { name: /Apply Now/ })).toBeNull()
})
