import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { films, player } from '../videos/films.content.ts'
import { FilmPlayer } from './FilmPlayer.tsx'

const [{ seen, film }] = films
const title = 'A film'
const element = <FilmPlayer title={title} seen={seen} film={{ ...film, seconds: 90 }} words={player} />
const video = () => screen.getByLabelText(title) as HTMLVideoElement
const position = () => screen.getByRole('slider', { name: 'Position in the film' }) as HTMLInputElement

// jsdom plays no films: these methods fire the events that a browser would.
beforeEach(() => {
  const { prototype } = HTMLMediaElement
  vi.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    fireEvent.play(this)
  })
  vi.spyOn(prototype, 'load').mockImplementation(() => {})
  vi.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this)
  })
})

test('the slider shows the film’s time, also as text', () => {
  render(element)
  expect(video().preload).toBe('none')
  Object.defineProperty(video(), 'currentTime', { value: 28.4, writable: true })
  fireEvent.timeUpdate(video())
  screen.getByText('0:28 of 1:30')
  expect(position().value).toBe('28')
  expect(position().getAttribute('aria-valuetext')).toBe('28 of 90 seconds')
})

test('moving the slider moves the film', () => {
  render(element)
  fireEvent.change(position(), { target: { value: '45' } })
  expect(video().currentTime).toBe(45)
  screen.getByText('0:45 of 1:30')
})

test('captions can be switched on and off', async () => {
  render(element)
  const button = screen.getByRole('button', { name: 'Captions' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
})

test('a film that fails can be tried again', async () => {
  const play = vi.mocked(HTMLMediaElement.prototype.play)
  play.mockRejectedValueOnce(new DOMException('No source', 'NotSupportedError'))
  render(element)
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Play the film' }))
  await press()
  expect(screen.getByRole('alert').textContent).toBe(player.failed)
  await press()
  expect(screen.getByRole('alert').textContent).toBe('')
  fireEvent.error(video())
  expect(screen.getByRole('alert').textContent).toBe(player.failed)
})
