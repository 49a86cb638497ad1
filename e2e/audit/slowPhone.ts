import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { findChromium } from '../run/chromium.ts'

/** A slow phone on a slow line: 150 ms round trip, 1.6 Mbps, a processor four times slower. */
export async function slowDown(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** A browser without what it does for itself in the background. */
export const audited = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })

/** Opens a fresh page on a phone, does something with it, and closes it. */
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

/** Does something with a fresh page on such a phone. */
export const onSlowPhone = <T>(browser: Browser, use: (page: Page) => Promise<T>) => onPhone(browser, true, use)

/** Does something with a fresh page on a phone that has this machine's processor and line. */
export const onFastPhone = <T>(browser: Browser, use: (page: Page) => Promise<T>) => onPhone(browser, false, use)
