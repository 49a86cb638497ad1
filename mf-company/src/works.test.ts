import { interpolateCount } from 'shared-ui/interpolateCount'
import { masterOf } from 'shared-ui/masterOf'
import { workIn, works } from 'shared-ui/testing/works'
import { workPagePath } from 'shared-ui/work'
import { describe, expect, test } from 'vitest'
import { boroughs, places } from './pages/works/boroughs.content.ts'
import { shownWorks } from './pages/works/shownWorks.ts'
import { viewsOf, type WorkContent, type WorkSummary } from './pages/works/WorkContent.ts'
import { finder, tiles } from './pages/works/wall.content.ts'
import { worksWithPage } from './worksWithPage.ts'

const modules = import.meta.glob<{ summary: WorkSummary; default: WorkContent }>('./pages/works/*/*.content.ts', {
  eager: true,
})
const described = Object.entries(modules).map(([file, { summary, default: content }]) => ({
  id: file.split('/').at(-2) ?? '',
  summary,
  content,
}))

const picturesOf = (id: string) => works.find(({ work }) => work.id === id)?.pictures ?? []

test.each(described)('the page of $id shows its own pictures', ({ id, summary, content }) => {
  expect(content.work).toMatchObject({ id })
  const masters = viewsOf(content).map(({ picture }) => masterOf(picture))
  expect(masters.filter((master) => !picturesOf(id).includes(master))).toEqual([])
  expect(new Set(masters).size).toBe(masters.length)
  // The page has enough to look at, and its drawings show no camera of another work.
  const { drawings = [], programme, story } = content
  expect(masters.length + drawings.length).toBeGreaterThanOrEqual(5)
  const cameras = drawings.flatMap(({ drawing }) => drawing.cameras.map(({ picture }) => picture))
  expect(cameras.filter((picture) => !picturesOf(id).includes(picture))).toEqual([])
  const words = story.paragraphs.join(' ').split(/\s+/).length
  expect(words, 'a story has at least 150 words').toBeGreaterThanOrEqual(150)
  expect(words, 'a story has at most 250 words').toBeLessThanOrEqual(250)
  const [, said] = /(\w+)\sweeks\b/.exec(summary.description) ?? []
  const { weeks } = content.work
  if (said) expect([`${weeks}`, interpolateCount('{count}', weeks)], 'the weeks of the description').toContain(said)
  const others = programme.slice(0, -1).reduce((sum, stage) => sum + ('weeks' in stage ? stage.weeks : 0), 0)
  expect(weeks, 'leaves a week to the last stage').toBeGreaterThan(others)
})

test('the links from work to work pass through all works', () => {
  const seen = new Set<string>()
  let address = worksWithPage[0]?.address ?? ''
  while (!seen.has(address)) {
    seen.add(address)
    const next = described.find(({ content }) => workPagePath(content.work) === address)?.content.next
    expect(next && workIn(next.picture)).toBe(next?.work)
    address = next ? workPagePath(next.work) : ''
  }
  expect(seen.size).toBe(worksWithPage.length)
})

describe('the wall', () => {
  test('shows every work once, with a filter and a picture', () => {
    expect(tiles.map(({ work }) => work.id).sort()).toEqual(works.map(({ work }) => work.id).sort())
    for (const { work, picture, groups } of tiles) {
      expect(workIn(picture)).toBe(work)
      expect(finder.groups.map(({ id }) => id)).toEqual(expect.arrayContaining([...groups]))
    }
  })

  test('has every place on the map, in one borough', () => {
    expect(Object.keys(places).sort()).toEqual([...new Set(works.map(({ work }) => work.place))].sort())
    expect(boroughs.flatMap(({ places }) => [...places]).sort()).toEqual(Object.keys(places).sort())
    expect(shownWorks.every(({ borough }) => borough !== '')).toBe(true)
  })
})
