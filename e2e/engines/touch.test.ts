import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// Peculiarities of Safari on iOS, which we check in the sources: no machine of ours runs it. Three need no test:
// - Safe areas: without `viewport-fit=cover` Safari itself keeps pages clear of the notch and the home indicator.
// - A locked page: before version 16 Safari scrolls the page behind `overflow: hidden`. The menu and the dialogs
// prevent   it by `overscroll-behavior`, which those versions do not know.
// - Hover that stays after a tap: hover only changes colours, and neither hides nor opens anything.

const root = path.resolve(import.meta.dirname, '../..')
const sources = readdirSync(root)
  .filter((name) => /^(shell|shared-ui|mf-\w+)$/.test(name))
  .flatMap((name) =>
    readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, name, 'src', file),
    ),
  )
const read = (file: string) => readFileSync(file, 'utf8')
const naming = (files: readonly string[], fault: RegExp) => files.filter((file) => fault.test(read(file)))

test('no height is in vh: with Safari’s bars it is more than the visible height', () => {
  const styles = sources.filter((file) => file.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(50)
  expect(naming(styles, /\d(vh|lvh)\b/)).toEqual([])
})

test('every film plays within the page: without playsInline an iPhone plays it on the whole screen', () => {
  const films = sources.filter((file) => /\.tsx$/.test(file) && !/\.test\./.test(file) && /<video\b/.test(read(file)))
  expect(films.length).toBeGreaterThan(1)
  expect(films.filter((file) => !/\bplaysInline\b/.test(read(file)))).toEqual([])
})

test('a frame that scrolls over a locked page does not pass its scrolling on to the page', () => {
  const over = sources.filter((file) => /(MobileMenu|Lightbox|FilmDialog)\.module\.css$/.test(file))
  expect(
    naming(over, /overflow(-y)?: (auto|scroll)/).filter((file) => !/overscroll-behavior/.test(read(file))),
  ).toEqual([])
})
