import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { installedVersion } from './installedVersion.ts'
import { containerManifestFile } from './sharingRecord.ts'
import { takenModules } from './standardContainer.ts'

/** The file in which the federation plugin lists each file with its size. */
const figuresFile = 'mf-stats.json'

/** The part of it that is changed here: https://module-federation.io/configure/manifest */
interface Manifest {
  name: string
  metaData: { types: object; publicPath: string; ssrRemoteEntry?: unknown }
  shared: object[]
}

const noFiles = { js: { async: [], sync: [] }, css: { async: [], sync: [] } }

const shares = (name: string) =>
  takenModules().map((module) => ({
    id: `${name}:${module.name}`,
    name: module.name,
    version: installedVersion(module),
    requiredVersion: module.versions,
    singleton: true,
    assets: noFiles,
  }))

/**
 * Makes the manifest of a container true: what it shares, with versions and ranges, the types of what it exposes, and no
 * file that is not there. The federation plugin knows nothing of what this project shares.
 */
export function containerManifest(): Plugin {
  return {
    name: 'container-manifest',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[containerManifestFile]
        if (file?.type !== 'asset') this.error(`The federation plugin has written no ${containerManifestFile}.`)
        const types = readFileSync(path.join(import.meta.dirname, 'areaTypes.d.ts'), 'utf8')
        const fileName = `assets/types-${createHash('sha256').update(types).digest('hex').slice(0, 8)}.d.ts`
        this.emitFile({ type: 'asset', fileName, source: types })
        const manifest: Manifest = JSON.parse(String(file.source))
        delete manifest.metaData.ssrRemoteEntry
        // A host finds the files beside the manifest, on whichever origin it lies.
        manifest.metaData.publicPath = 'auto'
        manifest.metaData.types = { path: '', name: '', api: fileName }
        manifest.shared = shares(manifest.name)
        file.source = JSON.stringify(manifest)
        // Nobody reads the plugin's figures. They count source maps, which must not change the release's version.
        delete bundle[figuresFile]
      },
    },
  }
}
