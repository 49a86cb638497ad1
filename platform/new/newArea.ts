import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { areas } from 'shared-ui/areas'
import { brandWord } from 'shared-ui/brand'
import { Misuse, readCommand, runCommand } from '../base/command.ts'
import { root } from '../base/store.ts'
import { areaTemplate } from './areaTemplate.ts'

const colours = ['#8a6d00', '#00787a', '#a8324f', '#4a5a6a']

/** The registry with one more line. Throws where the area has one already. */
function withArea(registry: string, name: string): string {
  if (registry.includes(`name: '${name}'`))
    throw new Error(`There is an area ${name} already: see shared-ui/src/areas.ts.`)
  const mark = colours[areas.length % colours.length]
  const line = `  { name: '${name}', prefix: '/${brandWord}-${name}', owner: '${name}', mark: '${mark}' },\n`
  return registry.replace(/^\] as const/m, `${line}] as const`)
}

/** Names that mean something else: beside releases in the store, in addresses, or as a server's port. */
const reserved = [
  'r',
  'shell',
  'pictures',
  'sites',
  'turns',
  'assets',
  'edge',
  'enquiries',
  'platform',
  'shared',
  'e2e',
]

/** Throws where no area can have this name. */
function checkName(name: string, folder: string) {
  if (!/^[a-z]{2,30}$/.test(name) && !reserved.includes(name))
    throw new Misuse(`"${name}" is no name for an area: take two to thirty lower-case letters, as in gardens.`)
  if (reserved.includes(name))
    throw new Misuse(`${name} already means something else on this site. Choose another name.`)
  const prefix = `/${brandWord}-${name}`
  const other = areas.find((area) => area.name === name || area.prefix === prefix)
  if (other) throw new Misuse(`${other.name} has that name or address already: see shared-ui/src/areas.ts.`)
  if (existsSync(path.join(folder, `mf-${name}`)))
    throw new Misuse(`There is a folder mf-${name} already. Nothing was made.`)
}

/**
 * Makes an area's package, its workflow and its line in the registry below a folder. Returns the files that it wrote.
 * Throws where it cannot write them all, and has then taken back what it wrote.
 */
export function newArea(name: string, folder = root): string[] {
  checkName(name, folder)
  const at = (file: string) => path.join(folder, file)
  const registry = 'shared-ui/src/areas.ts'
  const owners = '.github/CODEOWNERS'
  const before = (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '')
  const files: Record<string, string> = {
    ...areaTemplate({ name, title: name.replace(/^./, (letter) => letter.toUpperCase()) }),
    [registry]: withArea(before(registry), name),
    [owners]: `${before(owners)}/mf-${name}/ @sovran/${name}\n`,
  }
  const old = { [registry]: before(registry), [owners]: before(owners) }
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(at(file)), { recursive: true })
      writeFileSync(at(file), text)
    }
  } catch (error) {
    for (const file of Object.keys(files)) if (!(file in old) && existsSync(at(file))) rmSync(at(file))
    rmSync(at(`mf-${name}`), { recursive: true, force: true })
    for (const [file, text] of Object.entries(old)) if (text && before(file) !== text) writeFileSync(at(file), text)
    throw new Error(`${error instanceof Error ? error.message : error} Nothing of the area ${name} was left behind.`)
  }
  return Object.keys(files)
}

if (process.argv[1] === import.meta.filename)
  await runCommand(() => {
    const usage = { name: 'npm run new', words: 2, example: 'npm run new -- area gardens' }
    const [kind, name] = readCommand(usage).words
    if (kind !== 'area' || !name) throw new Misuse(`Say what to make, as in: ${usage.example}`)
    const written = newArea(name)
    const sources = written.filter((file) => /\.(tsx?|json)$/.test(file))
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
    spawnSync(process.execPath, [biome, 'check', '--write', ...sources], { cwd: root, stdio: 'ignore' })
    // The lock file names every package of the repository.
    const lock = ['install', '--package-lock-only', '--ignore-scripts']
    const isLocked =
      !existsSync(path.join(root, 'package-lock.json')) ||
      spawnSync('npm', lock, { cwd: root, stdio: 'inherit' }).status === 0
    process.stdout.write(`${written.map((file) => `  ${file}`).join('\n')}
Made the area ${name}. Look at it: npm run dev
Release it: npm run release -- shell, then npm run release -- ${name}. The shell comes first, as it knows the areas by name.
`)
    if (!isLocked) throw new Error(`The lock file does not name it yet. Finish it: npm ${lock.join(' ')}`)
  })
