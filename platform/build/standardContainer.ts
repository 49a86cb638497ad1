import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, parseSync, type Rolldown } from 'vite'
import { readJson, root } from '../base/store.ts'
import { hostsRouter, ownMark } from './federation.ts'
import { sharedModules } from './sharedModules.ts'

const exported = /export\s*\{\s*init,\s*getExposes as get\s*\}/

const folderHash = /(__mf_owner__)\d{4,}/g

const scopeModule = 'virtual:share-scope'
const routerModule = 'virtual:router-exports'

const door = (file: string) => fileURLToPath(import.meta.resolve(file))

// What the door to the router takes from its package. The whole package is five times as large.
function routerExports(): string {
  const file = door('shared-ui/router')
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  const imported = staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === hostsRouter)
    .flatMap(({ entries }) => entries)
  const exported = staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest }) => moduleRequest?.value === hostsRouter)
  const names = [...imported, ...exported].filter(({ isType }) => !isType).map(({ importName }) => importName.name)
  return `export { ${[...new Set(names)].join(', ')} } from 'own:${hostsRouter}'`
}

/** The modules that an area takes, with the copy that it brings of each. Those that others import come first. */
export function takenModules() {
  const { version } = readJson<{ version: string }>(path.join(root, 'node_modules', hostsRouter, 'package.json'))
  const router = { name: hostsRouter, versions: `^${version}`, packages: undefined, own: routerModule }
  const modules = sharedModules.map(({ isHosts, ...module }) => ({
    ...module,
    own: isHosts ? undefined : `own:${module.name}`,
  }))
  const place = modules.findIndex(({ name }) => name === 'shared-ui/router')
  return [...modules.slice(0, place), router, ...modules.slice(place)]
}

/** The module that a host fetches by calling `init`. */
const scopeCode = () => `
import { joinScope } from ${JSON.stringify(path.resolve(import.meta.dirname, 'joinScope.ts') + ownMark)}
import styles from 'shared-ui/styles.css?url'
export const init = (scope) => joinScope(scope, [${takenModules()
  .map(({ own, ...module }) => {
    const fields = Object.entries(module).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    return `{ ${fields.join(', ')}${own ? `, own: () => import('${own}')` : ''} }`
  })
  .join(',\n')}], new URL(styles, import.meta.url).href)
`

// Our shell has shared its modules before it opens a container. Only another host fetches what `init` needs.
const lazyInit = `
const join = (scope) => globalThis.sharing ??= import('${scopeModule}').then((module) => module.init(scope))
export { join as init, getExposes as get }
`

const isContainer = (id: string | null) => id?.includes('REMOTE_ENTRY_ID') ?? false

/** The files of a build that its entries reach, by import of either kind, and all that is no code. */
function reachable(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const reached = new Set<string>()
  for (const file of Object.values(bundle))
    if (file.type === 'asset' || file.isEntry || isContainer(file.facadeModuleId)) reached.add(file.fileName)
  // The loop over the set also visits what is added to it.
  for (const name of reached) {
    const file = bundle[name]
    if (file?.type === 'chunk') for (const each of [...file.imports, ...file.dynamicImports]) reached.add(each)
  }
  return reached
}

/**
 * Makes the federation plugin's container a standard one at little cost. It exports `get` and `init`, but `init` is
 * fetched only by a host that calls it: the plugin's own would add 4.8 KB to every page. Fails the build where the
 * plugin's container is not written as expected.
 */
export function standardContainer(): Plugin {
  let isMade = false
  let hasHash = false
  return {
    name: 'standard-container',
    enforce: 'post',
    apply: 'build',
    resolveId: (source) => ([scopeModule, routerModule].includes(source) ? `\0${source}` : null),
    load(id) {
      if (id === `\0${scopeModule}`) return scopeCode()
      return id === `\0${routerModule}` ? routerExports() : null
    },
    transform(code, id) {
      if (!isContainer(id) || !exported.test(code)) return null
      isMade = true
      return { code: code.replace(exported, lazyInit), map: null }
    },
    // The plugin writes a hash of the project's folder into the code: the same sources must make the same release
    // anywhere.
    renderChunk(code) {
      // To give no map is to drop the one that there is.
      if (code.search(folderHash) < 0) return null
      hasHash = true
      return { code: code.replace(folderHash, (_all, name) => `${name}0`), map: null }
    },
    // What the plugin adds for its own runtime is imported by nothing here.
    // Vite's manifest, which comes later, lists what is there.
    generateBundle(_options, bundle) {
      if (!hasHash)
        this.error(
          'The federation plugin writes no hash of the folder as expected: see whether two folders still give the same build, and standardContainer.ts.',
        )
      const reached = reachable(bundle)
      for (const name of Object.keys(bundle)) if (!reached.has(name)) delete bundle[name]
    },
    buildEnd(error) {
      if (error || isMade) return
      this.error(
        'The federation plugin does not write its container as expected: look at what it exports now, and at standardContainer.ts.',
      )
    },
  }
}
