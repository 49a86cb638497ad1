import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Lightbox } from './Lightbox.tsx'

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = () => {}
afterEach(cleanup)

const plates = ['A plan', 'A section', 'An elevation'].map((caption) => ({ caption, sheet: caption }))
const finger = (clientX: number, identifier = 1) => ({ identifier, clientX, target: document.body }) as unknown as Touch

function open() {
  const show = vi.fn()
  render(<Lightbox pictures={plates} shown={1} show={show} onClosed={() => {}} />)
  const stage = screen.getByText('A section', { selector: 'div' })
  const touch = (type: 'touchStart' | 'touchEnd', touches: Touch[], changed: Touch[]) =>
    fireEvent[type](stage, { touches, changedTouches: changed })
  return { show, touch }
}

test('one finger turns the page', () => {
  const { show, touch } = open()
  touch('touchStart', [finger(260)], [finger(260)])
  touch('touchEnd', [], [finger(140)])
  expect(show.mock.calls).toEqual([[2]])
})

test('two fingers enlarge, and turn no page', () => {
  const { show, touch } = open()
  touch('touchStart', [finger(140)], [finger(140)])
  touch('touchStart', [finger(140), finger(260, 2)], [finger(260, 2)])
  touch('touchEnd', [finger(140)], [finger(260, 2)])
  touch('touchEnd', [], [finger(320)])
  expect(show).not.toHaveBeenCalled()
})
