import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'shared-page/router'
import { beforeEach, expect, it } from 'vitest'
import { Portfolio } from './Portfolio.tsx'
import { projects as samples } from './system/samples.ts'

beforeEach(() => history.replaceState(null, '', '/sovran-builders'))

// Two projects of a home, one of a workplace.
const show = (shown = samples.slice(0, 3)) =>
  render(
    <BrowserRouter>
      <Portfolio
        label="Filter projects"
        filters={[
          { id: 'all', label: 'All' },
          { id: 'residential', label: 'Residential' },
          { id: 'commercial', label: 'Commercial' },
        ]}
        projects={shown}
        countText={(count) => `${count} shown`}
      />
    </BrowserRouter>,
  )
const titles = () => screen.getAllByRole('article').map((article) => article.querySelector('h3')?.textContent)

it('announces a choice even if the number of projects stays the same', async () => {
  show([...samples.slice(0, 3), ...samples.slice(4, 5)])
  await userEvent.click(screen.getByRole('button', { name: 'Residential' }))
  const words = screen.getByText('2 shown')
  await userEvent.click(screen.getByRole('button', { name: 'Commercial' }))
  expect(screen.getByText('2 shown')).not.toBe(words)
})

it('follows the last of several quick choices, and returns to all projects', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Residential' }))
  await userEvent.click(screen.getByRole('button', { name: 'Commercial' }))
  await waitFor(() => expect(titles()).toEqual(['Studio, London']))
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  await waitFor(() => expect(titles()).toHaveLength(3))
})

it.each([
  ['?kind=commercial', ['Studio, London']],
  ['?kind=all', undefined],
  ['?kind=Commercial', undefined],
  ['?kind=', undefined],
])('the URL decides: %s', (query, expected) => {
  history.replaceState(null, '', `/sovran-builders${query}`)
  show()
  if (expected) expect(titles()).toEqual(expected)
  else expect(titles()).toHaveLength(3)
})

it('a choice is in the URL, and Back returns to the one before', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Commercial' }))
  expect(location.search).toBe('?kind=commercial')
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(location.search).toBe('')
  act(() => {
    history.replaceState(null, '', '?kind=commercial')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(titles()).toEqual(['Studio, London']))
})
