import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mapOf } from './place.ts'
import { registeredOffice, studio, workshopPlace } from './places.content.ts'

test('no other file contains an address', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const parts = [registeredOffice, studio, workshopPlace].flatMap(({ street, postcode, at }) => [
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

test('the map and its link show the same place', () => {
  const { frame, link } = mapOf(studio)
  const { lat, lon } = studio.at
  const [west = 0, south = 0, east = 0, north = 0] =
    new URL(frame).searchParams.get('bbox')?.split(',').map(Number) ?? []
  expect([west < lon, lon < east, south < lat, lat < north]).toEqual([true, true, true, true])
  expect(new URL(frame).searchParams.get('marker')).toBe(`${lat},${lon}`)
  expect(link).toContain(`mlat=${lat}&mlon=${lon}`)
})
