import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mendPictures, printWithPictures } from './pictures.ts'

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
  // One print for one wish, however long or often the keys are pressed.
  await userEvent.keyboard('{Meta>}{p>3}{/p}p{/Meta}')
  expect(picture.getAttribute('loading')).toBe('eager')
  expect(window.print).not.toHaveBeenCalled()
  arrive()
  await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce())
  platform.mockReturnValue('Linux x86_64')
  await userEvent.keyboard('{Meta>}p{/Meta}{Control>}p{/Control}')
  await vi.waitFor(() => expect(window.print).toHaveBeenCalledTimes(2))
})

test('paper has far pictures, and what is folded, which is folded again', () => {
  document.body.innerHTML =
    '<main><img alt="" loading="lazy"><details name="a"></details><details name="a" open></details></main>'
  const folded = () => [...document.querySelectorAll('details')].map(({ open, name }) => [open, name])
  const before = folded()
  dispatchEvent(new Event('beforeprint'))
  expect(document.querySelector('img')?.getAttribute('loading')).toBe('eager')
  expect(folded().map(([open]) => open)).toEqual([true, true])
  dispatchEvent(new Event('afterprint'))
  expect(folded()).toEqual(before)
})

test('a failed picture shows its next format, then a void', () => {
  mendPictures()
  document.body.innerHTML = '<picture><source type="image/avif" /><img alt="" /></picture>'
  const [picture, image] = [document.querySelector('picture'), document.querySelector('img')]
  const isVoid = (type: string) => {
    image?.dispatchEvent(new Event(type))
    return 'missing' in (picture?.dataset ?? {})
  }
  expect([isVoid('error'), picture?.querySelector('source')?.media]).toEqual([false, 'not all'])
  expect([isVoid('error'), isVoid('load')]).toEqual([true, false])
})
