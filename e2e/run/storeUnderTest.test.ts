import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Unit, units } from '../../platform/base/store.ts'
import { prepareStore } from './storeUnderTest.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'stores-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [own, tested] = [path.join(folder, 'own'), path.join(folder, 'tested')]

/** Puts a release into a store that needs no more of it than its description, and makes it live there. */
function put(store: string, unit: Unit, version: string) {
  for (const part of [`${unit}/assets`, `${unit}/${version}`, 'pictures'])
    mkdirSync(path.join(store, part), { recursive: true })
  writeFileSync(path.join(store, unit, version, 'release.json'), JSON.stringify({ unit, version, commit: 'another' }))
  writeFileSync(path.join(store, 'pins.json'), JSON.stringify({ ...pinsOf(store), [unit]: version }))
}

function pinsOf(store: string): object {
  try {
    return JSON.parse(readFileSync(path.join(store, 'pins.json'), 'utf8'))
  } catch {
    return {}
  }
}

test('one unit is built and the others are as they are live; what has not changed is not built again', () => {
  for (const unit of units) put(own, unit, 'live')
  const others = Object.fromEntries(units.filter((unit) => unit !== 'builders').map((unit) => [unit, 'live']))
  const remember = prepareStore(tested, ['builders'], own)
  expect(pinsOf(tested)).toEqual(others)
  put(tested, 'builders', 'built')
  remember()
  prepareStore(tested, ['builders'], own)
  expect(pinsOf(tested)).toEqual({ ...others, builders: 'built' })
  // Of everything, only what was built from these sources stays.
  prepareStore(tested, units, own)
  expect(pinsOf(tested)).toEqual({ builders: 'built' })
})

test('a release that the store has lost is built again', () => {
  rmSync(path.join(tested, 'builders/built'), { recursive: true })
  prepareStore(tested, units, own)
  expect(pinsOf(tested)).toEqual({})
})
