import { expect, test } from 'vitest'
import { siteOrigin } from './siteOrigin.ts'

test('an origin is taken with or without a slash at its end', () => {
  expect(siteOrigin('https://www.sovran.example')).toBe('https://www.sovran.example')
  expect(siteOrigin('http://localhost:4400/')).toBe('http://localhost:4400')
})

for (const named of [
  'www.sovran.example',
  'localhost:4000',
  '',
  'https://',
  'https://sovran.example/en',
  'ftp://a.example',
])
  test(`"${named}" is refused with a word on what to write`, () => {
    expect(() => siteOrigin(named)).toThrow(`SITE_ORIGIN is "${named}", which is no origin`)
    expect(() => siteOrigin(named)).toThrow('SITE_ORIGIN=https://www.sovran.example')
  })
