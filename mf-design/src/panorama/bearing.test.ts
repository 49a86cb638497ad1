import { describe, expect, it } from 'vitest'
import { degreesOf, directionOf, settled } from './bearing.ts'

const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

describe('a bearing', () => {
  it.each([
    [375, 15],
    [-15, 345],
    [360, 0],
    [-720, 0],
  ])('of %d degrees equals one of %d', (bearing, same) => {
    expect(settled({ bearing, tilt: 0 }).bearing).toBeCloseTo(same)
  })

  it.each([
    [0, 'north'],
    [22, 'north'],
    [23, 'north-east'],
    [180, 'south'],
    [337, 'north-west'],
    [338, 'north'],
  ])('of %d degrees faces %s', (bearing, direction) => {
    expect(directionOf(bearing, directions)).toBe(direction)
  })

  it('that rounds to 360 degrees is 0 on the scale', () => {
    expect(degreesOf(359.7)).toBe(0)
  })
})

it('a tilt stops before ceiling and floor', () => {
  expect(settled({ bearing: 0, tilt: 80 }).tilt).toBe(30)
  expect(settled({ bearing: 0, tilt: -80 }).tilt).toBe(-30)
})
