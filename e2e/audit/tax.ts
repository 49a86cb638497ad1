import { auditBrowser } from './browser.ts'
import { crossing } from './crossing.ts'
import { median } from './median.ts'
import { type Start, startOf } from './start.ts'

/** One figure of an address: of the federated site, of the plain bundle, and the ratio of the two. */
export interface TaxRow {
  address: string
  what: string
  federated: number
  plain: number
  ratio: number
}

// Addresses of three areas, each with an address in another area that it links to.
const addresses = { '/': '/sovran-builders', '/sovran-builders': '/contact', '/sovran-interiors': '/contact' }

/** Measures the cost of the federation against one plain bundle of the same pages, in turns; figures are medians. */
export async function tax(federated: string, plain: string, runs: number): Promise<TaxRow[]> {
  const browser = await auditBrowser()
  const rows: TaxRow[] = []
  const compare = (address: string, what: string, own: number[], other: number[]) => {
    const [a, b] = [median(own), median(other)]
    rows.push({ address, what, federated: a, plain: b, ratio: a / b })
  }
  try {
    for (const [address, other] of Object.entries(addresses)) {
      const starts: [Start[], Start[]] = [[], []]
      const cold: [number[], number[]] = [[], []]
      const rested: [number[], number[]] = [[], []]
      const fast: [number[], number[]] = [[], []]
      for (let run = 0; run < runs; run++) {
        for (const [site, origin] of [federated, plain].entries()) {
          starts[site]?.push(await startOf(browser, origin + address))
          const route = { from: origin + address, to: origin + other }
          cold[site]?.push(await crossing(browser, route))
          rested[site]?.push(await crossing(browser, { ...route, isRested: true }))
          fast[site]?.push(await crossing(browser, { ...route, isRested: true, isFast: true }))
        }
      }
      for (const key of Object.keys(starts[0][0] ?? {}) as (keyof Start)[])
        compare(
          address,
          key,
          starts[0].map((one) => one[key]),
          starts[1].map((one) => one[key]),
        )
      compare(address, `crossing to ${other}, cold`, ...cold)
      compare(address, `crossing to ${other}, after resting on the link`, ...rested)
      compare(address, `the same on this machine, not slowed down`, ...fast)
    }
    return rows
  } finally {
    await browser.close()
  }
}
