import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const people = [
  { id: 1, text: 'One wall.', author: 'Ann One', position: 'First' },
  { id: 2, text: 'Two walls.', author: 'Ben Two', position: 'Second' },
  { id: 3, text: 'Three walls.', author: 'Cy Three', position: 'Third' },
]

const show = () => render(<Carousel items={people} dotsLabel="Choose" dotLabel="Testimonial {n} of 3, {author}" />)
const dots = () => screen.getAllByRole('button')
const chosen = () => dots().map((dot) => dot.getAttribute('aria-pressed'))
const shown = () => screen.getAllByRole('figure').filter(({ dataset }) => dataset.active === 'true')

test('every dot is a button that names an author and shows his or her words', async () => {
  show()
  expect(screen.getByRole('group', { name: 'Choose' })).toBeTruthy()
  for (const [index, { author, text }] of people.entries()) {
    await userEvent.click(screen.getByRole('button', { name: `Testimonial ${index + 1} of 3, ${author}` }))
    expect(chosen().indexOf('true')).toBe(index)
    expect(shown().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(text)])
  }
})

test('arrow keys move along the dots and wrap around; Home and End move to the first and the last', async () => {
  show()
  await userEvent.tab()
  for (const [key, goal] of [
    ['{ArrowRight}', 1],
    ['{ArrowRight}', 2],
    ['{ArrowRight}', 0],
    ['{ArrowLeft}', 2],
    ['{Home}', 0],
    ['{End}', 2],
  ] as const) {
    await userEvent.keyboard(key)
    expect(chosen().indexOf('true')).toBe(goal)
    expect(document.activeElement).toBe(dots()[goal])
  }
})

test('every dot can be reached by Tab, and the arrow keys go on from it', async () => {
  show()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(dots()[1])
  expect(chosen().indexOf('true')).toBe(0)
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen().indexOf('true')).toBe(2)
})

test('it never changes by itself', () => {
  vi.useFakeTimers()
  show()
  vi.advanceTimersByTime(120_000)
  expect(chosen()).toEqual(['true', 'false', 'false'])
})
