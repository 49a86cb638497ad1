/** A build's record of shared modules. A release is checked, and may be refused, by what it says. */
export interface SharingRecord {
  /** The exports that the shell provides, by module. */
  provides?: Readonly<Record<string, readonly string[]>>
  /** The exports that an area uses, by module. */
  takes?: Readonly<Record<string, readonly string[]>>
  /** Shared modules of which an area has a copy of its own. */
  copies?: readonly string[]
}

/** The path of that record in a build's folder. */
export const sharingRecord = '.vite/sharing.json'

/** The path of a container's manifest there, by which any host of module federation finds what the container exposes. */
export const containerManifestFile = 'mf-manifest.json'
