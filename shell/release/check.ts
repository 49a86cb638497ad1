import { statSync } from 'node:fs'
import type { AreaName } from 'shared-ui/contract'
import { storedFile } from '../compose/assets.ts'
import type { Assets, Owner, Release, Unit } from './store.ts'

const majorOf = (version: string) => version.split('.')[0]

/** A release as messages name it. */
export const nameOf = ({ unit, version }: Release) => `${unit}@${version}`

function checkContract(shell: Release, area: Release) {
  if (area.contract === shell.contract) return
  throw new Error(
    `${nameOf(area)} speaks contract ${area.contract}, the shell contract ${shell.contract}: release the one that is behind.`,
  )
}

function checkShared(shell: Release, area: Release) {
  for (const [name, own] of Object.entries(area.shared)) {
    const provided = shell.shared[name]
    if (provided && majorOf(provided) !== majorOf(own)) {
      throw new Error(
        `${nameOf(area)} was built against ${name} ${own}, the shell provides ${provided}: release ${area.unit} against the shell's major version.`,
      )
    }
  }
}

/** Refuses releases that cannot live together, before anything is written. */
export function checkTogether(shell: Release, areas: readonly Release[], areaFor: (address: string) => AreaName) {
  const claims = new Map<string, Unit>()
  for (const area of areas) {
    checkContract(shell, area)
    checkShared(shell, area)
    for (const page of area.pages) {
      const other = claims.get(page)
      if (other) throw new Error(`${area.unit} and ${other} both claim ${page}: take it out of one area's table.`)
      claims.set(page, area.unit)
    }
  }
  for (const [page, unit] of claims) {
    const owner = areaFor(page)
    if (owner !== unit) {
      throw new Error(
        `${unit} claims ${page}, an address that the shell gives to ${owner}: nobody would ever see the page. Take it out of ${unit}'s table.`,
      )
    }
  }
}

const sizeOf = (file: string) => {
  try {
    return statSync(file).size
  } catch {
    return undefined
  }
}

/** Refuses a release whose assets are not all in the store, or not whole. */
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
