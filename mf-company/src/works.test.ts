import { masterOf } from 'shared-ui/masterOf'
import { works } from 'shared-ui/works.content.ts'
import { describe, expect, test } from 'vitest'
import { describedWorks } from './describedWorks.ts'
import { boroughs, places } from './pages/works/boroughs.content.ts'
import { shownWorks } from './pages/works/shownWorks.ts'
import { filters, tiles } from './pages/works/wall.content.ts'
import { viewsOf, type Work, type WorkEntry, weeksOf } from './pages/works/work.ts'

const modules = import.meta.glob<{ entry: WorkEntry; default: Work }>('./pages/works/*/*.content.ts', { eager: true })
const described = Object.entries(modules).map(([file, { entry, default: work }]) => ({
  id: file.split('/').at(-2) ?? '',
  entry,
  work,
}))

const picturesOf = (id: string): readonly string[] => works.find((work) => work.id === id)?.pictures ?? []

test.each(described)('the page of $id says what the register says, in its own pictures', ({ id, entry, work }) => {
  expect(works.find((each) => each.id === id)).toMatchObject({
    name: work.name,
    place: work.place,
    cost: work.facts.cost,
    weeks: weeksOf(work),
  })
  const masters = viewsOf(work).map(({ picture }) => masterOf(picture))
  expect(masters.filter((master) => !picturesOf(id).includes(master))).toEqual([])
  expect(new Set(masters).size).toBe(masters.length)
  expect(entry.pictures).toBe(masters.length)
  // Whoever opens the page finds enough to look at, and no camera of another work on its drawings.
  const { drawings = [] } = work
  expect(masters.length + drawings.length).toBeGreaterThanOrEqual(5)
  const cameras = drawings.flatMap(({ drawing }) => drawing.cameras.map(({ picture }) => picture))
  expect(cameras.filter((picture) => !picturesOf(id).includes(picture))).toEqual([])
  const words = work.story.paragraphs.join(' ').split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(150)
  expect(words).toBeLessThanOrEqual(250)
})

test('every work leads to the next one, and the way leads through all of them', () => {
  const seen: string[] = []
  let address = describedWorks[0]?.address ?? ''
  while (!seen.includes(address)) {
    seen.push(address)
    const next = described.find(({ id }) => address === `/works/${id}`)?.work.next
    const id = next?.link.split('/').at(-1) ?? ''
    expect(works.find((work) => work.id === id)).toMatchObject({ name: next?.title, place: next?.place })
    expect(picturesOf(id)).toContain(next && masterOf(next.picture))
    address = next?.link ?? ''
  }
  expect(seen.length).toBe(describedWorks.length)
})

describe('the wall', () => {
  test('has every work once, under a filter, in a picture of its own', () => {
    expect(tiles.map(({ id }) => id).sort()).toEqual(works.map(({ id }) => id).sort())
    for (const tile of tiles) {
      expect(picturesOf(tile.id)).toContain(masterOf(tile.picture))
      expect(filters.groups.map(({ id }) => id)).toContain(tile.group)
    }
  })

  test('has every place on the map, in one borough', () => {
    expect(Object.keys(places).sort()).toEqual([...new Set(works.map(({ place }) => place))].sort())
    expect(boroughs.flatMap(({ places }) => [...places]).sort()).toEqual(Object.keys(places).sort())
    expect(shownWorks.every(({ borough }) => borough !== '')).toBe(true)
  })
})
