import { expect, test } from 'vitest'
import drawing from '../pictures/described/house-section.drawing.ts'
import { besideRoom, roomAt, rooms, wholes } from './house.content.ts'

test('rooms are within the sheet, and do not overlap', () => {
  for (const { id, place } of [...rooms, ...wholes]) {
    const [x, y, width, height] = place
    expect(x + width, id).toBeLessThanOrEqual(drawing.width)
    expect(y + height, id).toBeLessThanOrEqual(drawing.height)
  }
  const overlapping = rooms.filter(({ id, place: [x, y, width, height] }) =>
    rooms.some(
      (other) =>
        other.id !== id &&
        x < other.place[0] + other.place[2] &&
        other.place[0] < x + width &&
        y < other.place[1] + other.place[3] &&
        other.place[1] < y + height,
    ),
  )
  expect(overlapping).toEqual([])
})

test('a page below a room’s page is in that room, any other in the whole house', () => {
  expect(roomAt('/sovran-interiors/kitchens/german').id).toBe('kitchens')
  expect(roomAt('/sovran-interiors/wardrobes/loft').id).toBe('loft-conversions')
  expect(roomAt('/sovran-interiors/projects').id).toBe('renovations')
  const loft = roomAt('/sovran-builders/residential/loft-conversions')
  expect(besideRoom(loft)).toEqual({ before: undefined, after: rooms[1] })
})
