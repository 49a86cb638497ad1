import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { printWithPictures } from './printing.ts'

test('the keys of each system print, once all pictures are there', async () => {
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
