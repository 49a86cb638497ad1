import type { Browser } from 'playwright'
import { areaFor, areaNames } from 'shared-ui/areas'
import { sitemapOf } from '../support/sitemapOf.ts'

/** What is wrong with one page, in words; nothing where a visitor finds it whole and alive. */
async function faultsOf(browser: Browser, url: string): Promise<string[]> {
  const faults: string[] = []
  const page = await browser.newPage({ locale: 'en-GB' })
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.url()} answers ${answer.status()}`)
  })
  try {
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.locator('html[data-alive~="area"]').waitFor({ state: 'attached' })
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  } finally {
    await page.close()
  }
  return faults
}

/** Opens one page of each area, and one that is not there. Answers what is wrong, each with its address. */
export async function smokeOf(browser: Browser, origin: string): Promise<string[]> {
  const addresses = await sitemapOf(origin)
  const faults: string[] = []
  for (const area of areaNames) {
    const address = addresses.find((each) => areaFor(each) === area)
    if (!address) faults.push(`${area} has no page in ${origin}/sitemap.xml`)
    else for (const fault of await faultsOf(browser, origin + address)) faults.push(`${area}, ${address}: ${fault}`)
  }
  const { status } = await fetch(`${origin}/no-such-page`)
  if (status !== 404) faults.push(`/no-such-page answers ${status}`)
  return faults
}
