import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

/** Composes a site whose builders' page links to `link`, and whose builders' menu links to `menu`. */
async function leadTo(link: string, menu = '/') {
  const { goLive } = await store.tools()
  store.area('builders', { version: '2', link, menu })
  return goLive({ ...firstPins, builders: ['2', '1'] })
}

for (const link of [
  '/sovran-design',
  '/sovran-design/?from=here',
  '#here',
  '/sovran-builders#here',
  'mailto:a@b.example',
])
  test(`a link to ${link} is good`, async () => {
    await leadTo(link)
    expect(store.page('sovran-builders')).toContain(`href="${link}"`)
  })

for (const [link, fault] of [
  ['/sovran-design/attic', '/sovran-builders links to /sovran-design/attic: no page has this address.'],
  ['/sovran-design#attic', '/sovran-builders links to /sovran-design#attic: that page has no id "attic".'],
  ['#attic', '/sovran-builders links to #attic: that page has no id "attic".'],
] as const)
  test(`a link to ${link} is refused, and the old site goes on`, async () => {
    const { goLive } = await store.tools()
    await goLive(firstPins)
    await expect(leadTo(link)).rejects.toThrow(fault)
    expect(store.page('sovran-builders')).toContain('builders 1')
  })

test('a menu that leads nowhere is refused', async () => {
  await expect(leadTo('/', '/sovran-builders/attic')).rejects.toThrow(
    'The menu of builders leads to /sovran-builders/attic: no page has this address.',
  )
})
