import { expect, test } from 'vitest'
import { titleIn } from './titleIn.ts'

test.each([
  ['/sovran-interiors/garden-rooms', 'Garden rooms'],
  ['/sovran-interiors/kitchens/art_deco+kitchens', 'Art deco kitchens'],
  ['/sovran-interiors/caf%C3%A9-corner', 'Café corner'],
  ['/sovran-interiors/100%-oak', '100% oak'],
  ['/sovran-interiors/%3Cb%3Ebold', '<b>bold'],
  ['/sovran-interiors/_', undefined],
  ['/sovran-interiors/--', undefined],
])('%s is titled %s', (address, title) => {
  expect(titleIn(address)).toBe(title)
})
