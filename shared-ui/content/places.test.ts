import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mapOf } from './place.ts'
import * as places from './places.content.ts'

const all = Object.values(places).filter((each) => typeof each !== 'string')

test('no other file contains an address', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const parts = all.flatMap(({ street, postcode, at }) => [
    ...street.split(', ').slice(-1),
    postcode.replace('London ', ''),
    String(at.lat),
  ])
  const named = ['--no-color', '-lF', ...parts.flatMap((part) => ['-e', part])]
  const files = execFileSync('git', ['grep', ...named, '--', '*.ts', '*.tsx', '*.md', '*.html'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(files.trim().split('\n')).toEqual(['shared-ui/content/places.content.ts'])
})

test.each(all)('the map of $title and its link show the same place', (place) => {
  const { frame, link } = mapOf(place)
  const { lat, lon } = place.at
  const [west = 0, south = 0, east = 0, north = 0] =
    new URL(frame).searchParams.get('bbox')?.split(',').map(Number) ?? []
  expect([west < lon, lon < east, south < lat, lat < north]).toEqual([true, true, true, true])
  expect(new URL(frame).searchParams.get('marker')).toBe(`${lat},${lon}`)
  expect(link).toContain(`mlat=${lat}&mlon=${lon}`)
})
