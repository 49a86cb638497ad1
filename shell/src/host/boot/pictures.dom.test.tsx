import { expect, test } from 'vitest'
import { printWithPictures, retryPictures } from './pictures.ts'

test('print includes lazy pictures and closed details, which close again afterwards', () => {
  document.body.innerHTML =
    '<main><img alt="" loading="lazy"><details name="a"></details><details name="a" open></details></main>'
  const folded = () => [...document.querySelectorAll('details')].map(({ open, name }) => [open, name])
  const before = folded()
  printWithPictures()
  dispatchEvent(new Event('beforeprint'))
  expect(document.querySelector('img')?.getAttribute('loading')).toBe('eager')
  expect(folded().map(([open]) => open)).toEqual([true, true])
  dispatchEvent(new Event('afterprint'))
  expect(folded()).toEqual(before)
})

test('a failed picture shows its next format, then a void', () => {
  retryPictures()
  document.body.innerHTML = '<picture><source type="image/avif" /><img alt="" /></picture>'
  const [picture, image] = [document.querySelector('picture'), document.querySelector('img')]
  const isVoid = (type: string) => {
    image?.dispatchEvent(new Event(type))
    return 'loadFailed' in (picture?.dataset ?? {})
  }
  expect([isVoid('error'), picture?.querySelector('source')?.media]).toEqual([false, 'not all'])
  expect([isVoid('error'), isVoid('load')]).toEqual([true, false])
})
