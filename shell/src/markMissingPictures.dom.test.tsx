import { afterEach, expect, test } from 'vitest'
import { markMissingPictures } from './markMissingPictures.ts'

afterEach(() => document.body.replaceChildren())

test('a picture that fails to load is marked, until another size of it has loaded', () => {
  markMissingPictures()
  const picture = document.body.appendChild(document.createElement('picture'))
  const image = picture.appendChild(new Image())
  image.dispatchEvent(new Event('error'))
  expect(picture.dataset.missing).toBe('')
  image.dispatchEvent(new Event('load'))
  expect(picture.dataset.missing).toBeUndefined()
})
