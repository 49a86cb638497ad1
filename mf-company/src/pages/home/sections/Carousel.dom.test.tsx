import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const people = [
  { id: 1, text: 'One wall.', author: 'Ann One', position: 'First', avatar: 'AO' },
  { id: 2, text: 'Two walls.', author: 'Ben Two', position: 'Second', avatar: 'BT' },
  { id: 3, text: 'Three walls.', author: 'Cy Three', position: 'Third', avatar: 'CT' },
]

const show = () => render(<Carousel items={people} dotsLabel="Choose" dotLabel="Testimonial {n} of 3, {author}" />)
const chosen = () => screen.getAllByRole('tab').map((dot) => dot.getAttribute('aria-selected'))
const panelOf = (dot: HTMLElement) => document.getElementById(dot.getAttribute('aria-controls') ?? '')

test('every dot is named by whose words it shows, and shows them', async () => {
  show()
  for (const [index, { author, text }] of people.entries()) {
    const dot = screen.getByRole('tab', { name: `Testimonial ${index + 1} of 3, ${author}` })
    await userEvent.click(dot)
    expect(chosen().indexOf('true')).toBe(index)
    expect(panelOf(dot)?.textContent).toContain(text)
    expect(panelOf(dot)?.dataset.active).toBe('true')
  }
})

test('arrow keys move along the dots and round their ends, Home and End to them', async () => {
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
    expect(document.activeElement).toBe(screen.getAllByRole('tab')[goal])
  }
})

test('only the chosen dot is a stop for Tab', () => {
  show()
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
})

test('it never changes by itself', () => {
  vi.useFakeTimers()
  show()
  vi.advanceTimersByTime(120_000)
  expect(chosen()).toEqual(['true', 'false', 'false'])
})
