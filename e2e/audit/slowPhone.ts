import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

/** Slows a page down to a slow phone on a slow line: 150 ms round trip, 1.6 Mbps, a processor four times slower. */
export async function slowDown(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Opens a new page on an emulated phone, uses it, and closes it. */
async function onPhone<T>(browser: Browser, isSlow: boolean, use: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    if (isSlow) await slowDown(await context.newCDPSession(page))
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Uses a new page on a phone that `slowDown` has slowed down. */
export const onSlowPhone = <T>(browser: Browser, use: (page: Page) => Promise<T>) => onPhone(browser, true, use)

/** Uses a new page on a phone with this machine's own processor and line. */
export const onFastPhone = <T>(browser: Browser, use: (page: Page) => Promise<T>) => onPhone(browser, false, use)
