import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { markMissingPictures, printWithPictures } from './pictures.ts'

afterEach(() => document.body.replaceChildren())

test('each system’s keys print once pictures are there', async () => {
  render(
    <main>
      <img src="/far-below.webp" alt="Far below" loading="lazy" />
    </main>,
  )
  const picture = screen.getByAltText<HTMLImageElement>('Far below')
  let arrive = () => {}
  // jsdom fetches no pictures and prints nothing.
  picture.decode = () => new Promise((resolve) => (arrive = resolve))
  window.print = vi.fn()
  const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
  printWithPictures()
  await userEvent.keyboard('{Control>}p{/Control}')
  expect(picture.getAttribute('loading')).toBe('lazy')
  await userEvent.keyboard('{Meta>}p{/Meta}')
  expect(picture.getAttribute('loading')).toBe('eager')
  expect(window.print).not.toHaveBeenCalled()
  arrive()
  await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce())
  platform.mockReturnValue('Linux x86_64')
  await userEvent.keyboard('{Meta>}p{/Meta}{Control>}p{/Control}')
  await vi.waitFor(() => expect(window.print).toHaveBeenCalledTimes(2))
})

test('marks a failed picture until another size loads', () => {
  markMissingPictures()
  const picture = document.body.appendChild(document.createElement('picture'))
  const image = picture.appendChild(new Image())
  image.dispatchEvent(new Event('error'))
  expect(picture.dataset.missing).toBe('')
  image.dispatchEvent(new Event('load'))
  expect(picture.dataset.missing).toBeUndefined()
})
