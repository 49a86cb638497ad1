import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import type { AreaName } from 'shared-ui/contract'
import { filesIn } from '../base/filesIn.ts'
import { readJson, type Taken } from '../base/store.ts'
import { type Built, newFolder } from './build.ts'
import { fieldFaults, type Given, isTable, isText } from './foreignDescription.ts'
import { foreignModule, refusedActions } from './foreignModule.ts'
import { noticesRecord } from './recordNotices.ts'
import { containerManifestFile } from './sharingRecord.ts'
import { unitRecord } from './unitDescription.ts'

const entryServer = 'server/entry-server.js'
const noticesFile = 'notices.json'

/** A finished build that another toolchain has made, and what is wrong with it. */
class ForeignBuild {
  readonly faults: string[] = []
  readonly warnings: string[] = []
  /** The files as they are released. */
  readonly contents = new Map<string, string | Buffer>()
  readonly unit: AreaName
  readonly folder: string
  readonly names: ReadonlySet<string>

  constructor(unit: AreaName, folder: string) {
    this.unit = unit
    this.folder = folder
    this.names = new Set(existsSync(folder) ? filesIn(folder) : [])
    const given = this.readGiven()
    const modules = this.readAssets(given?.entry)
    const takes = this.readServer(given?.takes ?? {})
    this.readOthers()
    this.contents.set(unitRecord, `${JSON.stringify({ ...given, modules, provides: {}, takes }, null, 1)}\n`)
  }

  private blame(file: string, ...faults: readonly string[]) {
    this.faults.push(...faults.map((fault) => `${file} ${fault}.`))
  }

  private text(file: string) {
    return readFileSync(path.join(this.folder, file), 'utf8')
  }

  private json(file: string): unknown {
    if (this.names.has(file)) return readJson(path.join(this.folder, file))
    this.blame(file, 'is missing')
  }

  /** The file of the build that an address in another file means; undefined where it means none. */
  private fileAt(address: string, from: string): string | undefined {
    if (!/^(?:\.\.?)?\//.test(address)) return undefined
    const base = `/r/${this.unit}/`
    const { pathname } = new URL(address, `http://site${base}${from}`)
    const file = pathname.startsWith(base) ? pathname.slice(base.length) : undefined
    return file && this.names.has(file) ? file : undefined
  }

  private readGiven(): Given | undefined {
    const given = this.json(unitRecord) as Given | undefined
    if (given === undefined) return undefined
    const faults = fieldFaults(given)
    this.blame(unitRecord, ...faults)
    if (faults.length > 0) return undefined
    for (const file of [given.entry, ...given.files, ...Object.values(given.pages).flat()])
      if (!file.startsWith('assets/') || !this.names.has(file))
        this.blame(unitRecord, `names ${file}, which is not in the build`)
    return given
  }

  /** Reads the files that browsers get. Returns every module with those that it imports. */
  private readAssets(entry?: string): Record<string, string[]> {
    const modules: Record<string, string[]> = {}
    for (const file of this.names) {
      if (!file.startsWith('assets/')) continue
      this.contents.set(file, readFileSync(path.join(this.folder, file)))
      if (!/^assets\/[\w.-]+$/.test(file) || /\.[cm]js$/.test(file))
        this.blame(
          file,
          'is to be directly in assets/, named by letters, digits, dots and hyphens, and a module by .js',
        )
      if (file.endsWith('.css')) this.readStyles(file)
      if (file.endsWith('.js')) modules[file] = this.readModule(file, file === entry)
    }
    return modules
  }

  private readModule(file: string, isEntry: boolean): string[] {
    const source = this.text(file)
    const { code, exports, imports, lazy, faults } = foreignModule(file, source)
    this.contents.set(file, code)
    this.blame(file, ...faults)
    for (const action of refusedActions(source))
      this.warnings.push(`${file} ${action}, which the policy of the page refuses: see that no visitor gets there.`)
    const missing = ['get', 'init'].filter((name) => isEntry && !exports.includes(name))
    if (missing.length > 0) this.blame(file, `exports no ${missing.join(' and no ')}, as a federation container does`)
    const named = imports.map(({ from }) => from)
    for (const address of [...named, ...lazy])
      if (!this.fileAt(address, file))
        this.blame(file, `imports ${address}, which is not in the build, and pages have no import map: bundle it`)
    return named.flatMap((address) => this.fileAt(address, file) ?? [])
  }

  // Styles are inlined into pages, where a relative address leads elsewhere.
  private readStyles(file: string) {
    for (const [rule, address = ''] of this.text(file).matchAll(/@import\s[^;]*|url\(\s*["']?([^"')]*)/g)) {
      if (rule.startsWith('@import')) this.blame(file, 'has an @import: put its rules into the same file')
      else if (
        !/^(?:data:|#|\/r\/)/.test(address) ||
        (address.startsWith(`/r/${this.unit}/`) && !this.fileAt(address, file))
      )
        this.blame(
          file,
          `names ${address}: name a file of the build, by its whole address from /r/${this.unit}/assets/`,
        )
    }
  }

  /** Reads the code that compose runs. Returns the exports of shared modules that it uses. */
  private readServer(ranges: Given['takes']): Record<string, Taken> {
    const takes = new Map(Object.keys(ranges).map((name) => [name, new Set<string>()]))
    for (const file of this.names) {
      if (!/^server\/.*\.(?:js|json)$/.test(file)) continue
      this.contents.set(file, this.text(file))
      if (!file.endsWith('.js')) continue
      const { exports, imports, faults } = foreignModule(file, this.text(file))
      this.blame(file, ...faults)
      const missing = ['default', 'pages', 'menu', 'contract'].filter(
        (name) => file === entryServer && !exports.includes(name),
      )
      if (missing.length > 0)
        this.blame(file, `exports no ${missing.join(' and no ')}: see \`AreaServer\` in shared-ui/src/contract.ts`)
      for (const { from, names } of imports) {
        if (isBuiltin(from) || this.fileAt(from, file)) continue
        const taken = takes.get(from)
        if (!taken) this.blame(file, `imports ${from}: bundle it, or name it in \`takes\` if the shell shares it`)
        else if (names.includes(undefined))
          this.blame(file, `imports all of ${from}: import by name, so that it is known which exports the area uses`)
        for (const name of names) if (name) taken?.add(name)
      }
    }
    if (!this.names.has(entryServer)) this.blame(entryServer, 'is missing: compose renders the pages with it')
    return Object.fromEntries(
      [...takes].map(([name, exports]) => [name, { versions: ranges[name] ?? '', exports: [...exports].sort() }]),
    )
  }

  private readOthers() {
    const notices = this.json(noticesFile)
    const isNotice = (each: unknown) => isTable(each) && isText(each.name) && isText(each.licence)
    if (notices !== undefined && !(Array.isArray(notices) && notices.every(isNotice)))
      this.blame(noticesFile, 'is to list `name` and `licence` of every work of others in the build')
    this.contents.set(noticesRecord, JSON.stringify(notices) ?? '')
    if (!this.names.has(containerManifestFile)) return
    const manifest = this.text(containerManifestFile)
    this.contents.set(containerManifestFile, manifest)
    for (const [, file = ''] of manifest.matchAll(/"(assets\/[^"]+\.(?:js|css))"/g))
      if (!this.names.has(file)) this.blame(containerManifestFile, `names ${file}, which is not in the build`)
  }
}

/**
 * Takes over a finished build that another toolchain has made, as if it had been built here. Throws with all that is
 * wrong with it; then nothing is kept. The folder itself is left as it is.
 */
export function foreignBuild(unit: AreaName, folder: string): Built {
  if (!existsSync(folder)) throw new Error(`There is no build in ${folder}: say where the finished build is.`)
  const { faults, warnings, contents } = new ForeignBuild(unit, folder)
  for (const warning of warnings) console.warn(warning)
  if (faults.length > 0)
    throw new Error(
      `${faults.join('\n')}\nNothing of ${folder} was released or kept, and the site is as it was. What a build has to be: platform/release/FOREIGN.md`,
    )
  const built: Built = { ...newFolder(unit), isForeign: true }
  for (const [file, content] of contents) {
    const target = path.join(built.folder, file.startsWith('server/') ? file : `browser/${file}`)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  return built
}
