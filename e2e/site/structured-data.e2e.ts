import { expect, test } from 'playwright/test'
import { addresses, unlisted } from '../support/addresses.ts'

interface Item {
  '@context': string
  '@type': string
  itemListElement?: { position: number; name: string; item: string }[]
}

const itemsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, block = '']) => JSON.parse(block) as Item,
  )

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

/** Every text in it that is an address, by the name under which it stands. */
function addressesIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^(url|item|sameAs|contentUrl|thumbnailUrl)$/.test(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => addressesIn(each, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => addressesIn(each, key))
}

for (const address of [...addresses, ...unlisted]) {
  test(`${address} tells search engines where it stands, in whole addresses that answer`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const items = itemsIn(html)
    // A page that says whose copy it is, or that it is not to be found, may be silent.
    if (addresses.includes(address)) expect(items.length).toBeGreaterThan(0)
    const kinds = items.map((item) => item['@type'])
    expect(new Set(kinds).size).toBe(kinds.length)
    for (const item of items) {
      expect(item['@context']).toBe('https://schema.org')
      const trail = item.itemListElement
      if (trail) {
        expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1))
        expect(trail.at(-1)?.item).toBe(canonicalIn(html))
      }
    }
    const { origin } = new URL(canonicalIn(html) ?? 'http://none')
    for (const url of new Set(addressesIn(items))) {
      expect(url.startsWith(`${origin}/`), url).toBe(true)
      expect((await request.head(new URL(url).pathname)).status(), url).toBe(200)
    }
  })
}
