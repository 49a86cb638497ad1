import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { areaNames } from 'shared-ui/areas'
import type { AreaName, AreaServer } from 'shared-ui/contract'
import { finishAll } from '../base/finishAll.ts'
import { type Release, readJson, releaseDir } from '../base/store.ts'
import { areaServerOf, type ShellServer, shellServerOf } from './serverShapes.ts'

/** Server builds of releases, loaded together. */
export interface Servers {
  shell: ShellServer
  areas: Readonly<Record<AreaName, AreaServer>>
}

const serverOf = ({ unit, version }: Release) => path.join(releaseDir(unit, version), 'server')

const addressOf = (file: string) => pathToFileURL(file).href

const entryIn = (folder: string) => addressOf(path.join(folder, 'entry-server.js'))

/**
 * Puts the shell's shared modules into a folder's node_modules, so that Node finds them for every module in the folder.
 */
function lendShared(shell: Release, folder: string) {
  const exportsOf = new Map<string, Record<string, string>>()
  const { provides } = readJson<{ provides: Record<string, { exports: string[] }> }>(
    path.join(releaseDir('shell', shell.version), 'unit.json'),
  )
  for (const [name, { exports }] of Object.entries(provides)) {
    const [, packageName = name, inside = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.+)?$/.exec(name) ?? []
    const file = `./${(inside.slice(1) || 'index').replaceAll('/', '-')}.js`
    const target = path.join(folder, 'node_modules', packageName, file)
    mkdirSync(path.dirname(target), { recursive: true })
    const source = addressOf(path.join(serverOf(shell), 'shared', `${name}.js`))
    writeFileSync(target, `export { ${exports.join(', ')} } from '${source}'\n`)
    exportsOf.set(packageName, { ...exportsOf.get(packageName), [`.${inside}`]: file })
  }
  for (const [name, exports] of exportsOf)
    writeFileSync(
      path.join(folder, 'node_modules', name, 'package.json'),
      JSON.stringify({ name, type: 'module', exports }),
    )
}

const temporary = new Set<string>()

/** Removes a folder when this process ends: modules that were loaded from it may load others until then. */
function removeAtExit(folder: string) {
  if (temporary.size === 0)
    process.once('exit', () => {
      for (const each of temporary) rmSync(each, { recursive: true, force: true })
    })
  temporary.add(folder)
}

/**
 * Loads the server builds of releases that are to run together. The areas take every shared module from this very
 * shell, one instance of each, as they do in a browser: the code that prerenders is the code that will run. Rejects
 * where one does not export what the contract says.
 */
export async function loadServers(shell: Release, areas: Readonly<Record<AreaName, Release>>): Promise<Servers> {
  const folder = mkdtempSync(path.join(tmpdir(), 'compose-'))
  removeAtExit(folder)
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  lendShared(shell, folder)
  const loading = areaNames.map(async (name) => {
    // A copy, not a link: Node looks for packages from a file's real path.
    cpSync(serverOf(areas[name]), path.join(folder, name), { recursive: true })
    return [name, areaServerOf(areas[name], await import(entryIn(path.join(folder, name))))] as const
  })
  const loaded = await finishAll(loading)
  return {
    shell: shellServerOf(shell, await import(entryIn(serverOf(shell)))),
    areas: Object.fromEntries(loaded) as Servers['areas'],
  }
}
