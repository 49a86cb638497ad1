import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Carousel } from './Carousel.tsx'

afterEach(cleanup)

const people = [
  { id: 1, text: 'One wall.', author: 'Ann One', position: 'First' },
  { id: 2, text: 'Two walls.', author: 'Ben Two', position: 'Second' },
  { id: 3, text: 'Three walls.', author: 'Cy Three', position: 'Third' },
]

const show = () => render(<Carousel items={people} dotsLabel="Choose" dotLabel="Testimonial {n} of 3, {author}" />)
const dots = () => screen.getAllByRole('button')
const chosen = () => dots().map((dot) => dot.getAttribute('aria-pressed'))

test('dots and their keys choose whose words are shown', async () => {
  show()
  await userEvent.tab()
  for (const [key, goal] of [
    ['{ArrowRight}', 1],
    ['{ArrowRight}', 2],
    ['{ArrowRight}', 0],
    ['{ArrowLeft}', 2],
    ['{Home}', 0],
    ['{End}', 2],
    // The browser's own keys.
    ['{Alt>}{ArrowLeft}{/Alt}', 2],
    ['{Control>}{Home}{/Control}', 2],
  ] as const) {
    await userEvent.keyboard(key)
    expect(chosen().indexOf('true')).toBe(goal)
    expect(document.activeElement).toBe(dots()[goal])
  }
  await userEvent.click(screen.getByRole('button', { name: /Ben Two/ }))
  expect(chosen()).toEqual(['false', 'true', 'false'])
})
