import { axe } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { phone, type Weight, weigh } from '../support/weight.ts'
import { auditBrowser } from './browser.ts'
import { roundTripsIn } from './roundTripsIn.ts'

/** The findings of a visit to one address. */
export interface Visit extends Weight {
  address: string
  /** How many round trips the page made one after another before it was hydrated. */
  roundTrips: number
  /** The objections of axe, at each width. */
  objections: string[]
}

const screens = [phone, { viewport: { width: 1440, height: 900 } }]

/** Opens every address on a phone and on a desktop. Weighs it on the phone, and runs axe on both. */
export async function visits(origin: string, addresses: readonly string[]): Promise<Visit[]> {
  const browser = await auditBrowser()
  const found: Visit[] = []
  try {
    for (const address of addresses) {
      const objections: string[] = []
      let measured: (Weight & { roundTrips: number }) | undefined
      for (const screen of screens) {
        // A context of its own: nothing may come from a cache.
        const context = await browser.newContext(screen)
        const page = await context.newPage()
        const weightOf = weigh(page)
        await page.goto(origin + address)
        await hydrated(page)
        const roundTrips = await roundTripsIn(page)
        await page.waitForLoadState('networkidle')
        measured ??= { ...(await weightOf()), roundTrips }
        objections.push(...(await axe(page)).map((objection) => `${screen.viewport.width} px: ${objection}`))
        await context.close()
      }
      if (measured) found.push({ address, objections, ...measured })
    }
    return found
  } finally {
    await browser.close()
  }
}
