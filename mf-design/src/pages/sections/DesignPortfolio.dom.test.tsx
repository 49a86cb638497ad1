import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { portfolio } from '../content/portfolio.content.ts'
import { DesignPortfolio } from './DesignPortfolio.tsx'

afterEach(cleanup)

const shown = () => screen.getAllByRole('article').length

it('shows all eight projects at first', () => {
  render(<DesignPortfolio {...portfolio} />)
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('All')
  expect(shown()).toBe(8)
})

it.each([
  ['Residential', 4, '4 projects shown'],
  ['Commercial', 2, '2 projects shown'],
  ['Hospitality', 1, '1 project shown'],
  ['Retail', 1, '1 project shown'],
])('%s leaves %d, and says so', async (name, count, words) => {
  render(<DesignPortfolio {...portfolio} />)
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(shown()).toBe(count))
  expect(screen.getByRole('status').textContent).toBe(words)
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  await waitFor(() => expect(shown()).toBe(8))
})
