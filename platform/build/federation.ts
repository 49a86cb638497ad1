import path from 'node:path'
import type { Plugin } from 'vite'
import { exportsOf } from './exportsOf.ts'
import { installedVersion } from './installedVersion.ts'
import { type SharedModule, sharedModules } from './sharedModules.ts'
import { type SharingRecord, sharingRecord } from './sharingRecord.ts'

// The federation of shell and areas, as two plugins for their browser builds. An area's entry is an ES module that the
// shell imports by its address. The shell keeps the modules of which there may be only one in an object of the page
// (shared-ui/src/shared.ts). In an area's build `import { useState } from 'react'` means a module of three lines that
// reads `useState` from there.

/** The module by which the shell's own code gets everything that it shares. */
const provided = 'virtual:shared-modules'

/** Makes the module that holds everything the shell shares. */
export function provideShared(modules: readonly SharedModule[] = sharedModules): Plugin {
  return {
    name: 'provide-shared',
    resolveId: (source) => (source === provided ? `\0${provided}` : null),
    load(id) {
      if (id !== `\0${provided}`) return null
      const eager = modules.filter(({ isOnDemand }) => !isOnDemand)
      const imports = eager.map(({ name }, index) => `import * as shared${index} from '${name}'`)
      const entries = [
        ...eager.map(({ name }, index) => `'${name}': shared${index}`),
        ...modules.filter(({ isOnDemand }) => isOnDemand).map(({ name }) => `'${name}': () => import('${name}')`),
      ]
      const versions = Object.fromEntries(modules.map((module) => [module.name, installedVersion(module)]))
      return [
        ...imports,
        `export const sharedModules = { ${entries.join(', ')} }`,
        `export const sharedVersions = ${JSON.stringify(versions)}`,
      ].join('\n')
    },
    async generateBundle() {
      const provides: Record<string, string[]> = {}
      for (const { name } of modules) provides[name] = await exportsOf(name, await fileOf(this, name))
      record(this, { provides })
    },
  }
}

const prefix = '\0shared:'

// An area under development is compiled for React's jsx-dev-runtime, which a shell in production does not have. This
// makes one from jsx-runtime.
const devRuntime = 'react/jsx-dev-runtime'
const devRuntimeCode = `
import { Fragment, jsx, jsxs } from '${prefix}react/jsx-runtime'
export { Fragment }
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key)
`

// An area brings copies of shared modules for hosts that have none (standardContainer.ts). `own:NAME` means such a copy. It
// and all that it imports are marked, so that they share no module, and no file, with the area itself.
const ownCopy = 'own:'

/** The router's package, of which an area takes the host's instance where there is one. */
export const hostsRouter = 'react-router-dom'
/** Ends the id of each module of such a copy. */
export const ownMark = '?own'

const ownOf = <T extends { id: string; external?: unknown }>(found: T | null) =>
  found && !found.external && !found.id.startsWith('\0') ? { ...found, id: found.id + ownMark } : found

/**
 * Has an area take the shared modules from the shell, whichever of its packages imports them, and by whichever path.
 */
export function takeShared(modules: readonly SharedModule[] = sharedModules): Plugin {
  const byName = new Map(modules.map((module) => [module.name, module]))
  const byFile = new Map<string, string>()
  return {
    name: 'take-shared',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      for (const { name } of sharedModules) byFile.set(await fileOf(this, name), name)
    },
    async resolveId(source, importer, options) {
      if (source.startsWith(prefix)) return source
      if (source.startsWith(ownCopy))
        return ownOf(await this.resolve(source.slice(ownCopy.length), importer, { ...options, skipSelf: true }))
      const isOwn = importer?.endsWith(ownMark)
      const proxyOf = (name: string) => prefix + name + (isOwn ? ownMark : '')
      // Another host may have a router of this name around the area.
      if (source === devRuntime || byName.has(source) || (isOwn && source === hostsRouter)) return proxyOf(source)
      // A package reaches its own modules by relative paths.
      if (!isOwn && (!source.startsWith('.') || !importer?.includes('/shared-'))) return null
      const found = await this.resolve(source, importer?.replace(ownMark, ''), { ...options, skipSelf: true })
      const name = found && byFile.get(found.id)
      if (name && byName.has(name)) return proxyOf(name)
      return isOwn ? ownOf(found) : found
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const name = id.slice(prefix.length).replace(ownMark, '')
      if (name === devRuntime) return devRuntimeCode
      const names = await exportsOf(name, await fileOf(this, name))
      const { isOnDemand } = byName.get(name) ?? {}
      // Under development a package has exports that it lacks in production, such as React's `act`. A development
      // server may be tried on a shell of production, and here no unused export is removed: a missing one must not
      // throw.
      const mayLack = this.environment.mode === 'dev' && !name.startsWith('shared-')
      const found = isOnDemand ? 'found' : `globalThis.sharedModules['${name}']`
      // Marked as pure, so that an export which the area does not use is removed from its build.
      const lines = names.map((each, index) => {
        const value = mayLack
          ? `${found}['${each}']`
          : `/* @__PURE__ */ exportOf('${name}', '${each}'${isOnDemand ? ', found' : ''})`
        return each === 'default'
          ? `export default ${value}`
          : `const e${index} = ${value}\nexport { e${index} as ${each} }`
      })
      const first = isOnDemand ? [`const found = await onDemand('${name}')`] : []
      return ["import { exportOf, onDemand } from 'shared-ui/shared'", ...first, ...lines].join('\n')
    },
    generateBundle(_options, bundle) {
      const takes: Record<string, string[]> = {}
      const copies = new Set<string>()
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [id, { renderedExports }] of Object.entries(chunk.modules)) {
          const copied = [...byFile].find(([file]) => partsOf(this, file).has(id))
          if (copied) copies.add(copied[1])
          const name = id.slice(prefix.length)
          if (id.startsWith(prefix) && byName.has(name)) takes[name] = [...renderedExports].sort()
        }
      }
      record(this, { takes, copies: [...copies] })
    },
  }
}

// A package's entry may have no code of its own: the code is in the files that it re-exports.
function partsOf(context: { getModuleInfo: (id: string) => { importedIds: string[] } | null }, file: string) {
  const parts = new Set([file])
  const isPackage = file.includes('/node_modules/')
  for (const id of parts)
    for (const imported of (isPackage && context.getModuleInfo(id)?.importedIds) || [])
      if (path.dirname(imported).startsWith(path.dirname(file))) parts.add(imported)
  return parts
}

type Resolve = (source: string, importer?: string, options?: { skipSelf?: boolean }) => Promise<{ id: string } | null>

/** The file of a shared module. Throws where there is none. */
export async function fileOf(context: { resolve: Resolve }, name: string) {
  const found = await context.resolve(name, undefined, { skipSelf: true })
  if (!found) throw new Error(`${name} is to be shared, and cannot be found from ${process.cwd()}.`)
  return found.id
}

function record(
  context: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => void },
  what: SharingRecord,
) {
  context.emitFile({ type: 'asset', fileName: sharingRecord, source: `${JSON.stringify(what, null, 1)}\n` })
}
