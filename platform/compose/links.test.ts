import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>
let tools: Awaited<ReturnType<typeof store.tools>>

beforeEach(async () => {
  store = fakeReleases()
  tools = await store.tools()
  await tools.goLive(firstPins)
})
afterEach(() => store.remove())

/** Releases builders with two pages that link to `link`. */
async function leadTo(link: string, version = '2') {
  const pages = { '/sovran-builders': 'first', '/sovran-builders/faq': version }
  store.build('builders', { version, pages, link })
  await tools.release(['builders'])
}

/** Releases the company with these pages beside the home page. */
async function releaseCompany(version: string, ...addresses: string[]) {
  const pages = Object.fromEntries(['/', ...addresses].map((address) => [address, `company ${version}`]))
  store.build('company', { version, pages })
  await tools.release(['company'])
}

const warned = () => vi.mocked(console.warn).mock.calls.flat().join('\n')

test.each(['/sovran-design', '/sovran-design/?from=here', '#here', '/sovran-builders#here', 'mailto:a@b.example'])(
  'a link to %s is good',
  async (link) => {
    await leadTo(link)
    expect(store.page('sovran-builders')).toContain(`href="${link}"`)
  },
)

test.each([
  ['/sovran-design/attic', 'no page has this address. Release design first, with it, or both'],
  ['/sovran-design#attic', 'that page has no id "attic". Release design first, with it, or both'],
  ['#attic', 'that page has no id "attic".'],
])('refuses a release that links to %s; the site stays', async (link, fault) => {
  await expect(leadTo(link)).rejects.toThrow(`/sovran-builders (builders), like 1 more, links to ${link}: ${fault}`)
  expect(store.page('sovran-builders')).toContain('builders 1')
})

test('forward, whoever links to a page goes without it first', async () => {
  await releaseCompany('2', '/new')
  await leadTo('/new')
  await expect(releaseCompany('3')).rejects.toThrow(
    'Release builders first, without the link to /new, or both at once: npm run release -- builders company',
  )
})

test('back, links of others to what is gone are listed', async () => {
  await releaseCompany('2', '/new')
  await leadTo('/new')
  await tools.rollback([{ unit: 'company' }])
  expect(store.page('')).toContain('company 1')
  expect(warned()).toContain(
    'Warning: /sovran-builders (builders), like 1 more, links to /new: no page has this address',
  )
  expect(JSON.parse(readFileSync(path.join(store.site, 'composed.json'), 'utf8')).broken).toEqual(['builders /new'])
  // They hold up neither the company nor anybody else, and builders where it says them again.
  await releaseCompany('3')
  store.build('design', { version: '2' })
  await tools.release(['design'])
  await expect(leadTo('/new', '3')).rejects.toThrow('Release company first')
  await leadTo('/', '4')
  await tools.recompose()
  expect(JSON.parse(readFileSync(path.join(store.site, 'composed.json'), 'utf8')).broken).toEqual([])
})
