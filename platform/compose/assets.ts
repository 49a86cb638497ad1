import path from 'node:path'
import { assetsDir, type Owner, type Release } from '../base/store.ts'

/** The public address of a built file. */
export const publicPath = (release: Release, file: string) => `/r/${release.unit}/${file}`

/** The public address of a remote's entry. */
export const entryOf = (release: Release) => `/r/${release.unit}/assets/${release.entry}`

/** The integrity of a module. Throws where none is on record: browsers would then run it unchecked. */
export function requireIntegrity(integrity: string | undefined, address: string): string {
  if (integrity) return integrity
  throw new Error(`No integrity of ${address} is on record: release its unit again.`)
}

/** The file in the store that a public asset address is served from. */
export function storedFile(address: string): string {
  const [, owner, name] = /^\/r\/([^/]+)\/assets\/(.+)$/.exec(address) ?? []
  if (!owner || !name) throw new Error(`${address} is no address of an asset.`)
  return path.join(assetsDir(owner as Owner), name)
}
