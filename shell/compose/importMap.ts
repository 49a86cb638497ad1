import { entryRetries, retryAddress } from 'shared-ui/contract'
import { nameOf, type Release } from '../release/store.ts'
import { entryOf, isScript } from './assets.ts'

/** The import map of these releases, as text: the integrity of every script, and each entry by its release's name. */
export const importMapOf = (...releases: Release[]) => {
  const integrity = releases.flatMap(({ unit, entry, assets }) =>
    Object.entries(assets)
      .filter(([asset]) => isScript(asset))
      .flatMap(([asset, { integrity }]) => {
        const address = `/r/${unit}/assets/${asset}`
        const retries =
          asset === entry ? Array.from({ length: entryRetries }, (_, n) => retryAddress(address, n + 1)) : []
        return [address, ...retries].map((each) => [each, integrity] as const)
      }),
  )
  const named = releases.filter(({ entry }) => entry).map((release) => [nameOf(release), entryOf(release)] as const)
  return JSON.stringify({ imports: Object.fromEntries(named), integrity: Object.fromEntries(integrity) })
}
