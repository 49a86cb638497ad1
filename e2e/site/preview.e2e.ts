import { expect, test } from 'playwright/test'
import { areaNames } from 'shared-ui/areas'
import { hydrated, lifeOf, watch } from '../support/hydrated.ts'
import { still } from '../support/visitor.ts'

test.use(still)

// A whole site that is tried: releases/releases.e2e.ts.

test('code from another origin is refused, with a message in the badge and in the console', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const value of ['https://elsewhere.example', 'http://localhost.elsewhere.example:5176']) {
    lines.length = 0
    await page.goto(`/sovran-builders?remote.builders=${encodeURIComponent(value)}`)
    await hydrated(page)
    expect(lines.join('\n')).toContain('was refused: only this machine (localhost, 127.0.0.1) may be named')
    await expect(page.getByRole('complementary', { name: 'Preview' }).getByRole('alert')).toContainText(
      'only this machine (localhost, 127.0.0.1) may be named',
    )
  }
  await page.goto('/sovran-builders?remote.gardens=abcd')
  await expect.poll(() => lines.join('\n')).toContain('there is no area gardens')
  expect(asked.filter((url) => url.startsWith('http') && new URL(url).hostname !== 'localhost')).toEqual([])
})

test('the outlines name each area with its version and weight; other visitors fetch no code of the preview', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/sovran-builders')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /preview|outline|badge|devtools/.test(url))).toEqual([])
  expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false)
  const complaints = await watch(page)
  await page.goto('/sovran-builders?boundaries')
  await expect(page.getByText(/^builders · [0-9a-f]{12} · \d+\.\d KiB$/)).toBeVisible()
  await expect(page.getByText(/^shell · [0-9a-f]{12} · \d+\.\d KiB$/).first()).toBeVisible()
  // What the devtools of module federation read.
  await page.waitForFunction(() => '__FEDERATION__' in globalThis)
  const { moduleInfo, __SHARE__: shared } = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: Record<string, object> }
    return JSON.parse(JSON.stringify(__FEDERATION__))
  })
  expect(moduleInfo.builders.remoteEntry).toMatch(/\/r\/builders\/assets\/remoteEntry-.*\.js$/)
  expect(moduleInfo.design.version).toMatch(/^[0-9a-f]{12}$/)
  expect(Object.keys(moduleInfo.shell.remotesInfo)).toEqual([...areaNames])
  expect(Object.keys(shared.shell.default.react)).toEqual([moduleInfo.shell.shared[0].version])
  await page.locator('a[href="/"]').first().dispatchEvent('click')
  await expect(page.getByText(/^company · [0-9a-f]{12} · \d+\.\d KiB$/)).toBeVisible()
  expect([complaints, (await lifeOf(page)).violations]).toEqual([[], []])
})
