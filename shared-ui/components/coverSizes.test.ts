import { expect, it } from 'vitest'
import { columns, coverSizes } from './coverSizes.ts'

const wide = { width: 1500, height: 1000 }
const upright = { width: 1000, height: 1500 }

it('requests the frame’s width if the frame is wider', () => {
  expect(coverSizes(wide, { from: '64em', width: 50, ratio: 3 / 2 }, { width: 90, ratio: 3 / 2 })).toBe(
    '(min-width: 64em) min(50vw, 1134px), 90vw',
  )
  expect(coverSizes(upright, { width: 43, ratio: 4 / 5 })).toBe('43vw')
})

it('requests more if sides are cropped, except on phones', () => {
  expect(coverSizes(wide, { from: '64em', width: 20, ratio: 3 / 4 })).toBe('(min-width: 64em) min(40vw, 907px)')
  const [, vw = ''] = /^(\d+)vw$/.exec(coverSizes(wide, { width: 40, ratio: 3 / 4 })) ?? []
  const fetched = Number(vw) ** 2 / (3 / 2)
  expect(fetched / (40 ** 2 / (3 / 4))).toBeCloseTo(1, 1)
})

it('computes the width of the twelve columns', () => {
  // Measured at 1440 px.
  expect(columns(3) * 14.4).toBeCloseTo(307, -1)
  expect(columns(7) * 14.4).toBeCloseTo(753, -1)
})
