import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// Habits of iOS that no other browser has, held by reading: no machine of ours runs Safari on a phone.
// - Safe areas: the viewport is not `cover`, so that Safari itself keeps pages clear of notch and home indicator.
// - A locked page: below 16 Safari scrolled behind `overflow: hidden`; the menu and the dialogs stop it with
//   `overscroll-behavior`, and below the floor it scrolls.
// - Hover that sticks after a tap: it only colours, so that nothing is hidden or opened by it.

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

test('no height is counted in vh: behind Safari’s bars it is taller than what is seen', () => {
  const styles = sources.filter((file) => file.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(50)
  expect(naming(styles, /\d(vh|lvh)\b/)).toEqual([])
})

test('every film plays in its place: without playsInline an iPhone takes the whole screen for it', () => {
  const films = sources.filter((file) => /\.tsx$/.test(file) && !/\.test\./.test(file) && /<video\b/.test(read(file)))
  expect(films.length).toBeGreaterThan(1)
  expect(films.filter((file) => !/\bplaysInline\b/.test(read(file)))).toEqual([])
})

test('what scrolls over a locked page keeps its momentum to itself', () => {
  const over = sources.filter((file) => /(MobileMenu|Lightbox|FilmDialog)\.module\.css$/.test(file))
  expect(
    naming(over, /overflow(-y)?: (auto|scroll)/).filter((file) => !/overscroll-behavior/.test(read(file))),
  ).toEqual([])
})
