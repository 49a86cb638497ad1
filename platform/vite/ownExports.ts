import path from 'node:path'
import { ownVersions, type SharedName } from 'shared-ui/sharedModules'
import type { Plugin } from 'vite'
import { readJson } from '../base/files.ts'
import { root } from '../base/project.ts'

const file = path.join(root, 'shared-ui/contract/ownExports.json')

/** Why the exports of one of our shared modules are not those of its version; undefined where they are. */
export function exportsFault(name: string, exports: readonly string[]): string | undefined {
  const version = ownVersions[name as SharedName]
  if (!version) return undefined
  const recorded = readJson<Record<string, Record<string, string>>>(file)[name]?.[version]
  const found = [...exports].sort().join(' ')
  if (recorded === found) return undefined
  return `The exports of ${name} are not those of version ${version}: an area that uses a new one would run with an older shell. Raise the version in shared-ui/contract/sharedModules.ts, and add to ownExports.json beside it, under "${name}": "VERSION": "${found}"`
}

/** Fails the shell's build where the exports of our own shared modules have changed, and their versions have not. */
export const ownExports = (): Plugin => ({
  name: 'own-exports',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue
      const fault = exportsFault(chunk.name.replace(/^shared\//, ''), chunk.exports)
      if (fault) this.error(fault)
    }
  },
})
