import { weeksFor } from 'shared-ui/costs.content'
import { masterOf } from 'shared-ui/masterOf'
import { workIn } from 'shared-ui/testing/works'
import { expect, test } from 'vitest'
import { categoryIds } from '../../paths.ts'
import { categoryWords } from './categories.ts'
import { weeksInAll } from './weeksInAll.ts'

const categories = await Promise.all(categoryIds.map((id) => categoryWords[id]()))

test('every category is complete', () => {
  expect(categories.map(({ id }) => id)).toEqual(categoryIds)
  for (const { id, content, typically } of categories) {
    expect(content.sections, id).toHaveLength(2)
    expect(typically.weeksFor, id).toBe(weeksFor.site)
    expect(content.featuredProjects, id).toHaveLength(2)
    expect(content.processSteps, id).toHaveLength(5)
    expect(content.gallery.length, id).toBeGreaterThanOrEqual(1)
  }
})

test('a gallery shows only its own page’s projects', () => {
  for (const { id, picture: hero, content } of categories) {
    const named = content.featuredProjects.map(({ work }) => work)
    const others = categories
      .filter((other) => other.id !== id)
      .flatMap((other) => [other.picture, ...other.content.gallery.map(({ picture }) => picture)])
    for (const { picture } of [{ picture: hero }, ...content.gallery]) {
      expect(named, masterOf(picture)).toContain(workIn(picture))
      expect(others.map(masterOf), id).not.toContain(masterOf(picture))
    }
  }
})

test('the total weeks are those before the site plus those on it', () => {
  expect(weeksInAll(28, { from: 14, to: 24 })).toBe('42–52')
})
