import { expect, test } from 'vitest'
import { addresses, unlisted } from '../support/addresses.ts'
import { fetchServed } from '../support/servedPage.ts'

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

/** The status of each address that was asked for, once for all pages. */
const statuses = new Map<string, Promise<number>>()

function statusOf(pathname: string) {
  const known = statuses.get(pathname) ?? fetchServed(pathname, 'HEAD').then(({ status }) => status)
  statuses.set(pathname, known)
  return known
}

const every = [...addresses, ...unlisted]
test.for(every)('%s tells search engines where it stands, in whole addresses that answer', async (address) => {
  const { html } = await fetchServed(address)
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
    expect(await statusOf(new URL(url).pathname), url).toBe(200)
  }
})
