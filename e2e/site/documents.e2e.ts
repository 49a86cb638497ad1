import { expect, test } from 'playwright/test'
import type { Offers } from 'shared-page/contract'
import { formatPrice } from 'shared-ui/formatCost'
import { firstPictureKiB } from '../support/budgets.ts'
import { origin, sitemap, unknownCategory, unlisted } from '../support/site.ts'

// Every document as served, before any script: these tests need no browser.

const addresses = await sitemap()

interface Item {
  '@context': string
  '@type': string
  itemListElement?: { position: number; item: string }[]
}

const answers = new Map<string, Promise<Response>>()

/** The response to a request for a path, requested once. */
function answerOf(address: string) {
  const answer = answers.get(address) ?? fetch(origin + address)
  answers.set(address, answer)
  return answer.then((response) => response.clone())
}

const servedAt = async (address: string) => (await answerOf(address)).text()

/** Every string in structured data that is a URL, with its property's name. */
function addressesIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^(url|item|sameAs|contentUrl|thumbnailUrl)$/.test(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => addressesIn(each, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => addressesIn(each, key))
}

test('every page has a title and description of its own', async () => {
  expect(addresses.length).toBeGreaterThan(45)
  const seen = new Map<string, string>()
  for (const address of addresses) {
    const html = await servedAt(address)
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    for (const words of [title, description]) {
      expect(words, address).not.toBe('')
      expect(seen.get(words), `${address} says "${words}" as well`).toBeUndefined()
      seen.set(words, address)
    }
    expect(title.length, address).toBeLessThanOrEqual(60)
  }
})

/** The distinct texts of a kind of element in a page's main part. */
async function textsAt(address: string, element: string) {
  const main = /<main[ >].*<\/main>/s.exec(await servedAt(address))?.[0] ?? ''
  const found = main.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'))
  return [...new Set([...found].map(([text]) => text.replaceAll(/<[^>]*>/g, '').trim()))]
}

test('no picture is on more than four pages, or twice on one', async () => {
  const pages = new Map<string, string[]>()
  for (const address of addresses) {
    // Without the menus, which have the same pictures everywhere, and without the copies that make an endless loop.
    const main = /<main[ >].*<\/main>/s.exec(await servedAt(address))?.[0] ?? ''
    const shown = main.replaceAll(/ aria-hidden="true"><ul .*?<\/ul>/gs, '')
    for (const [, picture = ''] of shown.matchAll(/<img src="[^"]*\/assets\/([\w-]+)-[\da-f]{8}-\d+\.\w+"/g))
      pages.set(picture, [...(pages.get(picture) ?? []), address])
  }
  expect(pages.size).toBeGreaterThan(100)
  const often = [...pages].filter(([, shown]) => shown.length > Math.min(4, new Set(shown).size))
  expect(often.map(([picture, shown]) => `${picture}: ${shown.join(' ')}`)).toEqual([])
})

test('no heading is a formula, and no quotation is repeated', async () => {
  // The specification prescribes these for every page of a kind: the call to action, and the title of the tabs.
  const specified = /^Ready to (Start|Create) Your |^(Residential Construction|Bespoke areas|Wardrobes|Kitchens)$/
  const headings = (await Promise.all(addresses.map((address) => textsAt(address, 'h2'))))
    .flat()
    .filter((heading) => !specified.test(heading))
    // A leading article does not count as a formula: "The tank", "The racks".
    .map((heading) => heading.replace(/^The /, '').split(/\s+/))
  const areAlike = (one: string[], other: string[]) =>
    one.length === other.length && one.filter((word, index) => word !== other[index]).length <= (one.length > 1 ? 1 : 0)
  for (const heading of headings) {
    const alike = headings.filter((other) => areAlike(heading, other)).map((words) => words.join(' '))
    expect(alike.length, alike.join(' | ')).toBeLessThanOrEqual(5)
  }
  const quotations = (await Promise.all(addresses.map((address) => textsAt(address, 'blockquote')))).flat()
  expect(new Set(quotations).size).toBe(quotations.length)
  expect(quotations.length, 'quotations on the whole site').toBeLessThanOrEqual(20)
})

/** Sentences that add up or repeat another page's prices: the offers whose lowest prices make theirs. */
const repeated = [
  { page: '/terms', sentence: /wardrobes begin at (£[\d,]+)/, of: ['interiors/wardrobes'] },
  {
    page: '/sovran-builders/residential/loft-conversions',
    sentence: /our studio’s, from (£[\d,]+)/,
    of: ['design/building-regulations', 'design/structural-engineering'],
  },
]

test('a price that a page repeats is that of its team’s offer', async () => {
  const teams: Offers = await (await answerOf('/offers.json')).json()
  const offers = Object.entries(teams).flatMap(([team, rows]) => rows.map((offer) => ({ ...offer, team })))
  expect(offers.length).toBeGreaterThan(30)
  const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '')
  const wrong: string[] = []
  let links = 0
  for (const address of addresses) {
    const main = /<main[ >].*<\/main>/s.exec(await servedAt(address))?.[0] ?? ''
    for (const { team, path, price } of offers)
      if (path === address && !plain(main).includes(formatPrice(price)))
        wrong.push(`${address} does not show ${formatPrice(price)}, which ${team} offers`)
    // A link with a price shows that of the page that it leads to, as the rooms of the home page do, unless it shows a
    // finished work and what that cost.
    for (const [, target = '', inside = ''] of main.matchAll(/<a [^>]*href="([^"#]+)[^>]*>(.*?)<\/a>/gs)) {
      const own = /finished/i.test(inside) ? [] : offers.filter(({ path }) => path === target)
      const shown = plain(inside).match(/£[\d,.–]+\d( million)?/g) ?? []
      if (own.length > 0) links += shown.length
      for (const price of own.length > 0 ? shown : [])
        if (!own.some((offer) => formatPrice(offer.price) === price))
          wrong.push(
            `${address} shows ${price} for ${target}, for which ${own[0]?.team} offers ${own.map((offer) => formatPrice(offer.price))}`,
          )
    }
  }
  for (const { page, sentence, of } of repeated) {
    const [, shown] = sentence.exec(plain(await servedAt(page))) ?? []
    const from = offers
      .filter(({ team, id }) => of.includes(`${team}/${id}`))
      .reduce((sum, { price }) => sum + price.from, 0)
    if (shown !== formatPrice({ from, to: from }))
      wrong.push(`${page} shows ${shown}; ${of.join(' and ')} begin at £${from}`)
  }
  expect(wrong).toEqual([])
  expect(links).toBeGreaterThan(2 * 17)
})

test('every page is complete as served', async () => {
  for (const address of [...addresses, ...unlisted]) {
    const { status } = await answerOf(address)
    const html = await servedAt(address)
    const count = (part: RegExp) => html.match(part)?.length ?? 0
    const named = address === unknownCategory ? 0 : 1
    expect(status, address).toBe(address === '/nowhere' ? 404 : 200)
    for (const part of [/<h1[ >]/g, /<title>/g, /<main[ >]/g]) expect(count(part), `${address}: ${part}`).toBe(1)
    expect(count(/<meta name="description"/g), address).toBe(named)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll(/<[^>]*>/g, ' ')
    expect(main, `${address} has a placeholder that nobody has filled`).not.toMatch(/\{\w+\}/)
    // Social networks read only the beginning of a document.
    expect(html, address).toMatch(/<\/title><meta property="og:/)
    expect(Buffer.byteLength(html.slice(0, html.indexOf('"twitter:card"'))), address).toBeLessThan(10_000)
    if (address !== '/nowhere') expect(count(/<link rel="canonical"/g), address).toBe(named)
    // Only the display font: the text's would compete with the headlines and the largest picture for bandwidth.
    expect(count(/<link rel="preload" as="font"/g), address).toBe(1)
    const words = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll(/<[^>]+>/g, ' ')
    expect(words.split(/\s+/).length, address).toBeGreaterThan(address === '/nowhere' ? 10 : 40)
    // A link has one target, and a name even before its picture has loaded.
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(
      ids.filter((id, index) => ids.indexOf(id) < index),
      address,
    ).toEqual([])
    const unlabelled = html.matchAll(/<(a|button)\b(?:(?!aria-label)[^>])*>(.*?)<\/\1>/gs)
    const nameOf = (inside = '') => inside.replaceAll(/<(?![^>]*aria-label)[^>]+>/g, '').trim()
    expect([...unlabelled].filter(([, , inside]) => nameOf(inside) === '').map(String), address).toEqual([])
    // Some screen readers treat a summary as a button, which hides headings inside it.
    expect(html, address).not.toMatch(/<h\d(?:(?!<\/?summary).)*<\/summary>/s)
    // The law requires the company's identity on every page, and the privacy note under every form.
    const footer = html.slice(html.lastIndexOf('<footer'))
    expect(footer, address).toContain('Registered in England and Wales, company number')
    for (const link of ['/privacy', '/terms', '/third-party-notices.txt'])
      expect(footer, address).toContain(`href="${link}"`)
    for (const [form] of html.matchAll(/<form .*?<\/form>/gs)) {
      expect(form, address).toContain('We use your details to answer this enquiry and for nothing else.')
      expect(form, address).toContain('href="/privacy"')
    }
  }
})

test('the frame has its styles on every page', async () => {
  for (const address of [...addresses, ...unlisted]) {
    const html = await servedAt(address)
    const [styles = ''] = /<style>.*?<\/style>/s.exec(html) ?? []
    // The order of the layers is the same on every page.
    expect(styles, address).toMatch(/^<style>@layer reset/)
    // A CSS module would rename the IDs in its selectors.
    expect(styles, address).not.toContain('#_')
    const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? []
    const names = [...header.matchAll(/ class="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' '))
    expect(
      names.filter((name) => name.startsWith('_') && !styles.includes(`.${name}`)),
      address,
    ).toEqual([])
  }
})

test('search engines get absolute URLs that respond', async () => {
  for (const address of [...addresses, ...unlisted]) {
    const html = await servedAt(address)
    const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
    const items = [...blocks].map(([, block = '']) => JSON.parse(block) as Item)
    const types = items.map((item) => item['@type'])
    expect(new Set(types).size, address).toBe(types.length)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'http://none'
    for (const { '@context': context, itemListElement: trail = [] } of items) {
      expect(context, address).toBe('https://schema.org')
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1))
      if (trail.length > 0) expect(trail.at(-1)?.item, address).toBe(canonical)
    }
    for (const url of new Set(addressesIn(items))) {
      expect(url.startsWith(`${new URL(canonical).origin}/`), `${address}: ${url}`).toBe(true)
      expect((await answerOf(new URL(url).pathname)).status, url).toBe(200)
    }
  }
})

test('project pages declare their pictures as visualisations', async () => {
  for (const address of [
    ...['/', '/sovran-design', '/sovran-builders', '/sovran-builders/residential/basements', '/sovran-interiors'],
    ...['wardrobes', 'wardrobes/dressing-rooms', 'projects', 'gallery'].map((page) => `/sovran-interiors/${page}`),
  ])
    expect(await servedAt(address), address).toContain('The pictures on this site are visualisations of our designs.')
})

const sizes = new Map<string, Promise<number>>()
function sizeOf(file: string) {
  const size = sizes.get(file) ?? fetch(origin + file).then(async (answer) => (await answer.arrayBuffer()).byteLength)
  sizes.set(file, size)
  return size
}

test('a phone’s first picture is within its budget', async () => {
  // The width of Lighthouse's phone, in device pixels.
  const phone = 412 * 1.75
  let found = 0
  for (const address of addresses) {
    const html = await servedAt(address)
    const [, attributes = ''] = /<source([^>]*)>(?:(?!<\/picture>).)*fetchPriority="high"/s.exec(html) ?? []
    const [, widths = ''] = / srcSet="([^"]+)"/.exec(attributes) ?? []
    const [, share = 100] = / sizes="\(max-width: 47\.99em\) (\d+)vw/.exec(attributes) ?? []
    const files = widths.split(', ').map((candidate) => candidate.split(/ |w$/))
    const [file] = files.find(([, width]) => Number(width) >= Math.floor((phone * Number(share)) / 100)) ?? []
    if (!file) continue
    found++
    expect((await sizeOf(file)) / 1024, `${address}: ${file}`).toBeLessThanOrEqual(firstPictureKiB)
  }
  expect(found).toBeGreaterThan(40)
})

test('a page’s own code has compile hints', async () => {
  for (const address of addresses) {
    const scripts = [...(await servedAt(address)).matchAll(/<script type="module" src="([^"]+)"/g)]
    expect(scripts.length, address).toBeGreaterThan(5)
    for (const [, script = ''] of scripts)
      expect(await servedAt(script), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

test('the licences of libraries and fonts are published', async () => {
  expect(await servedAt('/privacy')).toContain('href="/third-party-notices.txt"')
  const text = await servedAt('/third-party-notices.txt')
  for (const name of ['react', 'react-dom', 'react-router', 'zustand', 'web-vitals', 'gsap', '@firebase/firestore'])
    expect(text, name).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'))
  for (const font of ['Archivo', 'Newsreader', 'NotoEmoji']) expect(text, font).toMatch(new RegExp(`^${font}$`, 'm'))
  for (const words of ['Permission is hereby granted, free of charge', 'SIL OPEN FONT LICENSE', 'Apache License'])
    expect(text).toContain(words)
  // Tools that only build and serve the site are not listed.
  expect(text).not.toMatch(/^(vite|semver|esbuild|playwright) /m)
})
