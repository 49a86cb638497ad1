import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright/test'

const root = path.resolve(import.meta.dirname, '../..')
const built = path.join(root, 'reports/system')

/** Builds the system page, which no release contains, as its developers see it. Throws with what Vite said. */
export function buildSystemPage() {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const args = ['build', 'shell/system', '--mode', 'development', '--outDir', built, '--emptyOutDir']
  const { status, stderr } = spawnSync(process.execPath, [vite, ...args, '--logLevel', 'error'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0) throw new Error(`The system page does not build:\n${stderr}`)
}

/** Opens the system page from its files: no server, no port, and pictures that do not exist stay missing. */
export async function openSystemPage(page: Page, width: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.route('http://system.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = path.join(built, pathname === '/_system' ? 'index.html' : pathname)
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: '' })
  })
  await page.goto('http://system.test/_system')
  await page.getByRole('region', { name: 'Skeleton' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/**
 * Draws every line of text as a bar in the text's own colour, as long and as high as the text: what two machines
 * rasterise alike, while letters are hinted and smoothed by each in its own way.
 */
export const drawTextAsBars = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (words.nextNode()) if (words.currentNode.textContent?.trim()) texts.push(words.currentNode)
    for (const text of texts) {
      // No element that a style knows.
      const bar = document.createElement('text-bar')
      text.parentNode?.replaceChild(bar, text)
      bar.append(text)
    }
    const style = document.createElement('style')
    style.textContent = `
      *, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent }
      text-bar { background: currentColor }`
    document.head.append(style)
  })

/** A picture of an element and what it draws around itself, its focus ring for one. */
export async function pictureOf(element: Locator, around = 0): Promise<Buffer> {
  if (around === 0) return element.screenshot({ animations: 'disabled', scale: 'css' })
  await element.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not shown`)
  const [left, top] = [Math.max(0, Math.floor(box.x) - around), Math.max(0, Math.floor(box.y) - around)]
  return element.page().screenshot({
    animations: 'disabled',
    scale: 'css',
    clip: {
      x: left,
      y: top,
      width: Math.ceil(box.x + box.width) + around - left,
      height: Math.ceil(box.y + box.height) + around - top,
    },
  })
}

/** In how many pixels two pictures of one size differ for the eye. */
export const difference = (page: Page, ...pictures: [Buffer, Buffer]) =>
  page.evaluate(
    async (encoded) => {
      const [a = [], b = []] = await Promise.all(
        encoded.map(async (base64) => {
          const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
          context?.drawImage(picture, 0, 0)
          return context?.getImageData(0, 0, picture.width, picture.height).data
        }),
      )
      const differing = new Set<number>()
      for (const [at, value] of a.entries()) if (Math.abs(value - (b[at] ?? 0)) > 24) differing.add(at >> 2)
      return differing.size
    },
    pictures.map((picture) => picture.toString('base64')),
  )
