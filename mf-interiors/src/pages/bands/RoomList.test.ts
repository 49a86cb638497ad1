import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { landing } from '../interiors.content.ts'

test('every room’s icon is in the font', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'RoomList.module.css'), 'utf8')
  const shipped = [...(/unicode-range: ([^;]+);/.exec(css)?.[1] ?? '').matchAll(/U\+(\w+)/g)].map(([, hex = '']) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
  const icons = landing.sections[0].items.map(({ icon }) => icon)
  // A new icon needs a new subset of the font: the command is in RoomList.module.css.
  expect([...icons].sort()).toEqual(shipped.sort())
})
