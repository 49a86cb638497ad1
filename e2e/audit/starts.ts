import { auditBrowser } from './browser.ts'
import { median } from './median.ts'
import { slowestPress } from './presses.ts'
import { type Start, startOf } from './start.ts'

/** How an address starts on a slow phone, in ms; medians. */
export interface AddressStart {
  address: string
  firstPaint: number
  largestPaint: number
  frameHydrated: number
  areaHydrated: number
  longestTask: number
  /** Only for addresses that were pressed. */
  slowestPress?: number
}

/** Measures the start of each address on a slow phone. The addresses of `pressed` are opened again and pressed. */
export async function startsOf(
  origin: string,
  addresses: readonly string[],
  pressed: readonly string[],
  runs: number,
): Promise<AddressStart[]> {
  const browser = await auditBrowser()
  try {
    const found: AddressStart[] = []
    for (const address of addresses) {
      const starts: Start[] = []
      const presses: number[] = []
      for (let run = 0; run < runs; run++) {
        starts.push(await startOf(browser, origin + address))
        if (pressed.includes(address)) presses.push(await slowestPress(browser, origin + address))
      }
      const of = (key: 'firstPaint' | 'largestPaint' | 'frameHydrated' | 'areaHydrated' | 'longestTask') =>
        median(starts.map((one) => one[key]))
      found.push({
        address,
        firstPaint: of('firstPaint'),
        largestPaint: of('largestPaint'),
        frameHydrated: of('frameHydrated'),
        areaHydrated: of('areaHydrated'),
        longestTask: of('longestTask'),
        ...(presses.length > 0 && { slowestPress: median(presses) }),
      })
    }
    return found
  } finally {
    await browser.close()
  }
}
