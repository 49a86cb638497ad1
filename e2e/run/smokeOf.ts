import type { Browser } from 'playwright'
import { areaFor, areaNames } from 'shared-ui/areas'
import { sitemapOf } from '../support/sitemapOf.ts'

/** How long a page may take to be hydrated, in ms. */
const hydrationTimeout = 30_000

/** The faults of one page, in words; none where it is complete and hydrated. */
async function faultsAt(browser: Browser, url: string): Promise<string[]> {
  const faults: string[] = []
  const page = await browser.newPage({ locale: 'en-GB' })
  page.setDefaultTimeout(hydrationTimeout)
  // A fault ends the visit at once: there is no need to wait until the page is hydrated.
  const isBroken = new Promise<void>((resolve) => {
    const note = (fault: string) => {
      faults.push(fault)
      resolve()
    }
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    page.on('pageerror', (error) => note(error.message))
    page.on('response', (answer) => answer.status() >= 400 && note(`${answer.url()} answers ${answer.status()}`))
  })
  const hydrates = async () => {
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.locator('html[data-alive~="area"]').waitFor({ state: 'attached' })
  }
  const life = hydrates().catch((error: Error) => void faults.push(error.message))
  await Promise.race([life, isBroken])
  const found = [...faults]
  await page.close()
  return found
}

/** Opens one page of each area, and an address without a page. Returns the faults, each with its address. */
export async function smokeOf(browser: Browser, origin: string): Promise<string[]> {
  const addresses = await sitemapOf(origin)
  const faults: string[] = []
  for (const area of areaNames) {
    const address = addresses.find((each) => areaFor(each) === area)
    if (!address) faults.push(`${area} has no page in ${origin}/sitemap.xml`)
    else for (const fault of await faultsAt(browser, origin + address)) faults.push(`${area}, ${address}: ${fault}`)
  }
  const { status } = await fetch(`${origin}/no-such-page`)
  if (status !== 404) faults.push(`/no-such-page answers ${status}`)
  return faults
}
