import type { AreaName } from 'shared-ui/contract'
import type { Target } from './targets.ts'

/**
 * Refuses two areas that claim the same address, and an area that claims an address which the shell gives to another.
 */
export function checkClaims(targets: readonly Target[], areaFor: (address: string) => AreaName) {
  const claims = new Map<string, AreaName>()
  const known = targets.filter(({ page, address }) => page?.addresses[address])
  for (const { area, address } of known) {
    const other = claims.get(address)
    if (other) throw new Error(`${area} and ${other} both claim ${address}: take it out of one area's table.`)
    claims.set(address, area)
  }
  for (const [address, area] of claims) {
    const owner = areaFor(address)
    if (owner === area) continue
    throw new Error(
      `${area} claims ${address}, an address that the shell gives to ${owner}: nobody would ever see the page. Take it out of ${area}'s table.`,
    )
  }
}
