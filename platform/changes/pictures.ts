import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { contentTypes } from '../base/contentTypes.ts'
import { assetHeaders } from '../base/headers.ts'
import type { Routing } from '../base/routing.ts'
import { readJson } from '../base/store.ts'
import { type PixelDifference, pixelDifference } from './pixels.ts'
import { fileOf, transferred } from './siteFiles.ts'

/** What is pictured beside the whole page. */
export interface Shots {
  /** Every menu, opened. */
  menus?: boolean
  /** The page as if a pointer were over everything at once. */
  hover?: boolean
  /** The page on paper. */
  print?: boolean
}

/** The windows in which pages are pictured, by their widths in px. The narrow one first: a picture never grows smaller again. */
const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const

/** A4 at 96 px to the inch. */
const paper = { width: 794, height: 1123 }

/** What a page fetches before a visitor's first act, on a phone. */
export interface Fetched {
  requests: number
  bytes: number
}

/** A page of one site, as a visitor sees it. */
interface Visit {
  pictures: ReadonlyMap<string, Buffer>
  fetched: Fetched
  faults: readonly string[]
}

/** A page of both sites, as visitors see it. */
export interface Comparison {
  /** What differs, by what is pictured, such as `390 px`. */
  differences: ReadonlyMap<string, PixelDifference>
  before: Fetched
  after: Fetched
  /** What the console of the page said about errors that it did not say before. */
  faults: readonly string[]
}

const origin = 'http://localhost'

// Nothing moves, nothing is fetched late, and nothing comes from outside: two visits to one page are the same in every pixel.
const still = `*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important;
caret-color: transparent !important; content-visibility: visible !important } iframe { visibility: hidden !important }`

/** Opens pages of a site's folder, without a server. Whatever is not on this site is not answered. */
async function contextOf(browser: Browser, site: string, onFetched: (file: string) => void): Promise<BrowserContext> {
  const { headers } = readJson<Routing>(path.join(site, '.routing.json'))
  const context = await browser.newContext({
    viewport: windows[0],
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  })
  // A picture of a whole page takes half a minute where the machine is busy.
  context.setDefaultTimeout(120_000)
  await context.clock.setFixedTime('2026-01-15T12:00:00Z')
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    const address = decodeURI(url.pathname)
    if (url.origin !== origin || /\.(mp4|webm)$/.test(address)) return route.abort()
    const file = fileOf(site, address)
    if (!file) return route.fulfill({ status: 404 })
    onFetched(file)
    const isAsset = /^\/r\/[^/]+\/assets\//.test(address)
    await route.fulfill({
      body: readFileSync(file),
      headers: {
        ...(isAsset ? assetHeaders : headers),
        'Content-Type': contentTypes[path.extname(file).slice(1)] ?? 'application/octet-stream',
      },
    })
  })
  return context
}

/** Fetches every picture, those far down as well, and waits until all are decoded. */
// No function in it has a name: tsx would wrap it in one of its own, which the page does not have.
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager'
    await document.fonts.ready
    for (let round = 0; round < 2; round++) {
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
      const shown = [...document.querySelectorAll('img')].filter((picture) => picture.checkVisibility())
      const decoded = Promise.allSettled(shown.map((picture) => picture.decode()))
      // A picture that never comes is pictured as it stands.
      await Promise.race([decoded, new Promise((next) => setTimeout(next, 5000))])
    }
    scrollTo(0, 0)
  })

const wholePage = (page: Page) =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
const window = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })

/** A picture of each menu that the page has at its width, opened. */
async function menusOf(page: Page, width: number): Promise<[string, Buffer][]> {
  // Its pictures come one by one, the first a second after the window has this width.
  await page.waitForTimeout(2000)
  const full = page.getByRole('button', { name: 'Menu', exact: true })
  if (await full.isVisible()) await full.click()
  const pictures: [string, Buffer][] = (await full.isVisible()) ? [[`menu, ${width} px`, await window(page)]] : []
  const triggers = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  for (const trigger of await triggers.getByRole('button').all()) {
    if (!(await trigger.isVisible())) continue
    const name = (await trigger.textContent())?.trim()
    await trigger.click()
    await settle(page)
    pictures.push([`menu ${name}, ${width} px`, await window(page)])
    await trigger.click()
  }
  // A menu under the pointer opens by itself.
  await page.mouse.move(0, 0)
  await page.keyboard.press('Escape')
  await triggers.locator('[aria-expanded="true"]').first().waitFor({ state: 'detached' })
  return pictures
}

/** A picture of the page as if a pointer were over every link, button and card. */
async function hovered(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main a, main button, main summary, main li, main article, main figure, footer a',
  })
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
  await settle(page)
  const picture = await wholePage(page)
  await session.detach()
  return picture
}

async function visit(browser: Browser, site: string, address: string, shots: Shots): Promise<Visit> {
  const files: string[] = []
  const faults: string[] = []
  const context = await contextOf(browser, site, (file) => files.push(file))
  try {
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('ERR_FAILED')) faults.push(message.text())
    })
    await page.goto(origin + address, { waitUntil: 'load' })
    // The code of a page says when it is hydrated. A page whose code fails is pictured as it then stands.
    if ((await page.locator('template#code').count()) > 0)
      await page
        .locator('html[data-alive~="area"]')
        .waitFor({ state: 'attached', timeout: 30_000 })
        .catch(() => faults.push('The page is not hydrated.'))
    await page.waitForLoadState('networkidle')
    const fetched = { requests: files.length, bytes: files.reduce((sum, file) => sum + transferred(file), 0) }
    await page.addStyleTag({ content: still })
    const pictures = new Map<string, Buffer>()
    for (const size of windows) {
      await page.setViewportSize(size)
      await settle(page)
      pictures.set(`${size.width} px`, await wholePage(page))
      if (shots.menus) for (const [name, picture] of await menusOf(page, size.width)) pictures.set(name, picture)
    }
    if (shots.hover) pictures.set('hover, 1440 px', await hovered(page))
    if (shots.print) {
      await page.setViewportSize(paper)
      await page.emulateMedia({ media: 'print' })
      await settle(page)
      pictures.set('print', await wholePage(page))
    }
    return { pictures, fetched, faults }
  } finally {
    await context.close()
  }
}

/** Visits one page of two sites, and compares what it looks like. Rejects where a page cannot be opened. */
export async function comparePage(
  browser: Browser,
  [siteBefore, siteAfter]: readonly [before: string, after: string],
  address: string,
  shots: Shots = {},
): Promise<Comparison> {
  const [before, after] = await Promise.all([
    visit(browser, siteBefore, address, shots),
    visit(browser, siteAfter, address, shots),
  ])
  const differences = new Map<string, PixelDifference>()
  for (const [name, picture] of after.pictures) {
    const old = before.pictures.get(name)
    const difference = old && (await pixelDifference(old, picture))
    if (difference) differences.set(name, difference)
  }
  return {
    differences,
    before: before.fetched,
    after: after.fetched,
    faults: after.faults.filter((fault) => !before.faults.includes(fault)),
  }
}
