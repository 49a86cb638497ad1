import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { composedStore } from '../testing/fakeReleases.ts'

const { store } = composedStore()

test('a position in our code leads to its source', async () => {
  const { trace } = await import('./trace.ts')
  store.area('orchards')
  const sources = ['../../../../home/a/mf-builders/src/pages/BuildersPage.tsx']
  // The second generated line starts with a mapping to the second line of the source; its ninth column has no source.
  const map = JSON.stringify({ version: 3, sources, names: [], mappings: ';AACA,Q,IAAA' })
  for (const unit of ['builders', 'orchards']) {
    mkdirSync(store.file(unit, '1/assets'))
    writeFileSync(store.file(unit, '1/assets/Page-1.js.map'), map)
  }
  const place = 'https://www.sovran.example/r/builders/assets/Page-1.js:2:5'
  expect(trace(place)).toBe('mf-builders/src/pages/BuildersPage.tsx:2:1  builders@1, fake\n')
  expect(trace(place.replace('builders', 'orchards'))).toContain('orchards@1')
  for (const [line, column] of [
    [1, 1],
    [2, 9],
  ])
    expect(() => trace(place.replace('2:5', `${line}:${column}`))).toThrow(
      `does not cover line ${line}, column ${column}`,
    )
  expect(() => trace(place.replace('Page-1', 'Page-9'))).toThrow('has no source map of Page-9.js')
  expect(() => trace('https://www.sovran.example/contact:1:2')).toThrow('is not a place in a unit')
})
