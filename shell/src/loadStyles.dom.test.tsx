import { afterEach, expect, test } from 'vitest'
import { loadStyles } from './loadStyles.ts'

afterEach(() => document.head.replaceChildren())

const sheet = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')

test('a sheet of the site is requested without CORS, and one of another origin with it', async () => {
  const own = loadStyles([`${location.origin}/r/builders/assets/own.css`])
  expect(sheet()?.getAttribute('href')).toBe('/r/builders/assets/own.css')
  expect(sheet()?.crossOrigin).toBeNull()
  sheet()?.dispatchEvent(new Event('load'))
  await own
  document.head.replaceChildren()
  const other = loadStyles(['http://localhost:4003/r/builders/assets/other.css'])
  expect(sheet()?.crossOrigin).toBe('anonymous')
  sheet()?.dispatchEvent(new Event('load'))
  await other
})
