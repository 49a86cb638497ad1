import { expect, test } from 'vitest'
import { shortName } from './buildPlugins.ts'

const sheet = '.hero { margin: 0.5rem; animation: rise 1s } .hero .wide, .title { color: red } @keyframes rise { }'
const nameIn = (css: string) => (name: string) => shortName(name, 'any.module.css', css)

test('every class and animation of a sheet has a name of its own, and keeps it', () => {
  const names = ['hero', 'wide', 'title', 'rise'].map(nameIn(sheet))
  expect(new Set(names).size).toBe(4)
  expect(['hero', 'wide', 'title', 'rise'].map(nameIn(sheet))).toEqual(names)
  for (const name of names) expect(name).toMatch(/^_[0-9a-z]{5}$/)
})

test('one class styled otherwise in another release has another name', () => {
  expect(nameIn(sheet)('hero')).not.toBe(nameIn(sheet.replace('red', 'blue'))('hero'))
})

test('a name that the sheet does not style stays told apart', () => {
  expect(nameIn(sheet)('aside')).not.toBe(nameIn(sheet)('nav'))
})
