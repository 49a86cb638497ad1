import { test as base, expect as baseExpect, type Page } from 'playwright/test'
import { isInMiniBrowser } from './findEngines.ts'
import { startWebKitDriver } from './miniBrowser.ts'
import { WebKitPage } from './WebKitPage.ts'
import { webKitExpect } from './webKitExpect.ts'

interface WorkerFixtures {
  webKitDriver: Awaited<ReturnType<typeof startWebKitDriver>>
}

const inMiniBrowser = base.extend<{ page: Page }, WorkerFixtures>({
  webKitDriver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are used.
    async ({}, use) => {
      const driver = await startWebKitDriver()
      await use(driver)
      driver.stop()
    },
    { scope: 'worker' },
  ],
  page: async ({ webKitDriver, baseURL, viewport, javaScriptEnabled }, use) => {
    const page = new WebKitPage(baseURL ?? '')
    await page.open(webKitDriver, viewport ?? { width: 1440, height: 900 }, javaScriptEnabled ?? true)
    await use(page as unknown as Page)
    await page.close()
  },
})

/** Playwright's `test`, whose `page` belongs to the engine of this run. */
export const test = isInMiniBrowser ? (inMiniBrowser as unknown as typeof base) : base

/** The `expect` that works with the pages of this run's engine. */
export const expect = isInMiniBrowser ? (webKitExpect as unknown as typeof baseExpect) : baseExpect
