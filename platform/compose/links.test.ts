import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

/** Composes a site in which two pages of builders link to `link`. */
async function leadTo(link: string) {
  const { goLive } = await store.tools()
  const pages = { '/sovran-builders': 'first', '/sovran-builders/faq': 'second' }
  store.area('builders', { version: '2', pages, link })
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
  ['/sovran-design/attic', 'no page has this address.'],
  ['/sovran-design#attic', 'that page has no id "attic".'],
  ['#attic', 'that page has no id "attic".'],
] as const)
  test(`a link to ${link} is refused, and the old site goes on`, async () => {
    const { goLive } = await store.tools()
    await goLive(firstPins)
    await expect(leadTo(link)).rejects.toThrow(`/sovran-builders, like 1 more, links to ${link}: ${fault}`)
    expect(store.page('sovran-builders')).toContain('builders 1')
  })
