import { realpathSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'playwright/test'
import { siteDir } from '../platform/base/store.ts'
import { draftNamed } from '../platform/changes/changes.ts'
import { compareSites } from '../platform/changes/compareSites.ts'
import { serve } from '../platform/serve/edge.ts'

// What a draft changes, as pictures: DRAFT=builders npx playwright test. Not a test, but run as one: Playwright's report shows
// each pair with a slider. The pictures are not asserted: a draft is meant to change them.

test('pictures of a page of each kind that the draft changes', async ({ page }, info) => {
  test.setTimeout(300_000)
  const draft = draftNamed(process.env.DRAFT)
  const changed = compareSites(siteDir, draft).changes.filter(
    ({ what, address }) => what === 'changed' && !/\.\w+$/.test(address),
  )
  const kinds = new Map(changed.map((change) => [change.kind, change.address]))
  // The folder, not the link: with the link the edge would pass requests for areas on to the servers of `npm start`.
  const sites = { expected: realpathSync(siteDir), actual: draft }
  for (const [name, site] of Object.entries(sites)) {
    const server = await serve(site, 0)
    const { port } = server.address() as AddressInfo
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of kinds.values()) {
      expect((await page.goto(`http://localhost:${port}${address}`))?.status()).toBe(200)
      await info.attach(`${address.slice(1).replaceAll('/', '-') || 'home'}-${name}.png`, {
        body: await page.screenshot({ fullPage: true }),
        contentType: 'image/png',
      })
    }
    server.close()
  }
})
