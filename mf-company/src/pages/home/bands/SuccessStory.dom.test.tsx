import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { successStory } from '../home.content.ts'
import { SuccessStory } from './SuccessStory.tsx'

let plays: MockInstance<() => Promise<void>>
beforeEach(() => {
  plays = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})

const film = () => document.querySelector('video')

async function play() {
  render(<SuccessStory {...successStory} />)
  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }))
  return screen.getByRole('dialog', { name: 'Film of four works' })
}

test('a film shows its failure; a click outside closes it', async () => {
  const dialog = await play()
  fireEvent.click(film() as HTMLVideoElement)
  expect(dialog.hasAttribute('open')).toBe(true)
  fireEvent.error(film() as HTMLVideoElement)
  expect(within(dialog).getByRole('alert').textContent).toBe(successStory.dialog.failed)
  fireEvent.click(dialog)
  expect(dialog.hasAttribute('open')).toBe(false)
})

test('a dialog opened before hydration plays its film', async () => {
  const markup = renderToString(<SuccessStory {...successStory} />)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = markup
  const play = within(container).getByRole('button', { name: 'Play the film' })
  const dialog = container.querySelector('dialog')
  // Before hydration the browser itself opens and closes it.
  for (const [button, command] of [
    [play, 'show-modal'],
    [within(container).getByText('Close'), 'close'],
  ] as const) {
    expect(button.getAttribute('command')).toBe(command)
    expect(button.getAttribute('commandfor')).toBe(dialog?.id)
  }
  dialog?.setAttribute('open', '')
  render(<SuccessStory {...successStory} />, { container, hydrate: true })
  await expect.poll(() => plays.mock.calls.length).toBe(1)
})
