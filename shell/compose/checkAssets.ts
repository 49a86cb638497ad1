import { statSync } from 'node:fs'
import { type Assets, nameOf, type Owner, type Release } from '../release/store.ts'
import { storedFile } from './assets.ts'

const sizeOf = (file: string) => {
  try {
    return statSync(file).size
  } catch {
    return undefined
  }
}

/** Refuses a release of which an asset is missing from the store, or is there only in part. */
export function checkAssets(release: Release) {
  checkWhole(release, release.unit, release.assets)
  checkWhole(release, 'pictures', release.pictures ?? {})
}

function checkWhole(release: Release, owner: Owner, assets: Assets) {
  for (const [asset, { bytes }] of Object.entries(assets)) {
    const size = sizeOf(storedFile(`/r/${owner}/assets/${asset}`))
    if (size === bytes) continue
    throw new Error(
      `${nameOf(release)} ${size === undefined ? 'lacks its asset' : 'has only a part of its asset'} ${asset}: release ${release.unit} again, or roll back.`,
    )
  }
}
