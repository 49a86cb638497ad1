import { existsSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { releaseDir, releasesDir, root, type Unit } from './store.ts'

// Server builds leave React outside. A store elsewhere, such as a mounted bucket, has no packages above it to find it in.
function lendPackages() {
  const packages = path.join(releasesDir, 'node_modules')
  if (releasesDir.startsWith(root + path.sep) || existsSync(packages)) return
  symlinkSync(path.join(root, 'node_modules'), packages)
}

/** What the server build of a release exports. */
export async function loadServer<T>(unit: Unit, version: string): Promise<T> {
  lendPackages()
  return import(pathToFileURL(path.join(releaseDir(unit, version), 'server/entry-server.js')).href)
}
