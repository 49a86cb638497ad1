import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { commitPath } from 'shared-enquiry/storePaths'
import { freePort } from 'shared-enquiry/testing/freePort'
import { build, preview } from 'vite'
import { storedEnquiries } from '../support/enquiries.ts'
import { origin } from '../support/site.ts'
import { newEmail, reducedMotion } from '../support/visitor.ts'

// Another site shows our builders pages: e2e/site/host, built by Vite alone.

test.use(reducedMotion)

/** Serves the other site for one test. Returns its origin. */
async function serveHost() {
  const root = path.join(import.meta.dirname, 'host')
  const outDir = mkdtempSync(path.join(tmpdir(), 'host-'))
  const sovran = JSON.stringify({ origin })
  const options = { root, configFile: false, logLevel: 'error', define: { sovran } } as const
  await build({ ...options, build: { outDir, target: 'esnext', minify: false } })
  const port = await freePort()
  const proxy = { [commitPath]: `http://127.0.0.1:${process.env.ENQUIRIES_PORT}` }
  const server = await preview({ ...options, build: { outDir }, preview: { port, strictPort: true, proxy } })
  const stop = () => server.close().then(() => rmSync(outDir, { recursive: true }))
  return { other: `http://localhost:${port}`, stop }
}

test('another origin shows a complete page, and its form sends', async ({ page }) => {
  const { other, stop } = await serveHost()
  const failed: string[] = []
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
  page.on('pageerror', (error) => failed.push(error.message))
  await page.goto(`${other}/sovran-builders`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The style sheets of the area and of the page, each once.
  await expect(page.locator('main section').first()).not.toHaveCSS('display', 'inline')
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const own = sheets.filter((href) => href.startsWith(`${origin}/r/builders/assets/`))
  expect(own).toHaveLength(2)
  expect(new Set(own).size).toBe(2)

  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).origin)).toBe(origin)

  const email = newEmail('another-site')
  const form = page.getByRole('form', { name: 'Builders contact form' })
  for (const [name, words] of Object.entries({ name: 'Ada', email, message: 'A wall.' }))
    await form.locator(`[name="${name}"]`).fill(words)
  await form.getByRole('button').click()
  await expect(page.getByRole('status').filter({ hasText: 'sent successfully' })).toBeVisible()
  expect(await storedEnquiries(email)).toMatchObject([{ message: 'A wall.' }])
  expect(failed).toEqual([])
  await stop()
})

test('a manifest names its release and files that exist', async ({ request }) => {
  const at = `${origin}/r/builders/`
  const manifest = await (await request.get(`${at}mf-manifest.json`)).json()
  expect(manifest.metaData).toMatchObject({ publicPath: 'auto', buildInfo: { buildVersion: expect.any(String) } })
  const named = new Set(JSON.stringify(manifest).match(/assets\/[^"]+/g))
  expect(named.size).toBeGreaterThan(5)
  for (const file of named) {
    const answer = await request.get(at + file)
    expect([file, answer.status(), answer.headers()['access-control-allow-origin']]).toEqual([file, 200, '*'])
  }
})
