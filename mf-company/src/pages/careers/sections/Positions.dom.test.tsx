import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, expect, test } from 'vitest'
import { positions } from '../careers.content.ts'
import { Positions, type PositionsProps } from './Positions.tsx'

afterEach(cleanup)

const show = (change: Partial<PositionsProps> = {}) =>
  render(
    <BrowserRouter>
      <Positions {...positions} {...change} />
    </BrowserRouter>,
  )

test('each vacancy leads to its own application', () => {
  show()
  const links = screen.getAllByRole('link', { name: /^Apply Now/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/apply/1', '/apply/2', '/apply/3'])
})

test('only the first vacancy is open, and the way to apply stands outside what opens and closes', () => {
  show()
  expect(screen.getAllByRole('group').map((each) => each.hasAttribute('open'))).toEqual([true, false, false])
  for (const link of screen.getAllByRole('link', { name: /^Apply Now/ })) expect(link.closest('details')).toBeNull()
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
