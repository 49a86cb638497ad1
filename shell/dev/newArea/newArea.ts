import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { areas } from 'shared-ui/areas'
import { brandWord } from 'shared-ui/brand'
import { root } from '../../release/store.ts'
import { areaTemplate } from './areaTemplate.ts'

const usage = 'Say what to make: npm run new -- area gardens'

const colours = ['#8a6d00', '#00787a', '#a8324f', '#4a5a6a']

/** The registry with one more line. Throws where the area has one already. */
function withArea(registry: string, name: string): string {
  if (registry.includes(`name: '${name}'`))
    throw new Error(`There is an area ${name} already: see shared-ui/src/areas.ts.`)
  const mark = colours[areas.length % colours.length]
  const line = `  { name: '${name}', prefix: '/${brandWord}-${name}', owner: '${name}', mark: '${mark}' },\n`
  return registry.replace(/^\] as const/m, `${line}] as const`)
}

/**
 * Makes an area's package, its workflow and its line in the registry below a folder. Answers the files that it wrote.
 */
export function newArea(name: string, folder = root): string[] {
  if (!/^[a-z]+$/.test(name))
    throw new Error(`"${name}" is no name for an area: take lower-case letters, as in gardens.`)
  if (existsSync(path.join(folder, `mf-${name}`)))
    throw new Error(`There is a folder mf-${name} already. Nothing was made.`)
  const registry = path.join(folder, 'shared-ui/src/areas.ts')
  const lines = withArea(readFileSync(registry, 'utf8'), name)
  const files = areaTemplate({ name, title: name.replace(/^./, (letter) => letter.toUpperCase()) })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  writeFileSync(registry, lines)
  const owners = '.github/CODEOWNERS'
  mkdirSync(path.join(folder, '.github'), { recursive: true })
  appendFileSync(path.join(folder, owners), `/mf-${name}/ @sovran/${name}\n`)
  return [...Object.keys(files), 'shared-ui/src/areas.ts', owners]
}

if (process.argv[1] === import.meta.filename) {
  try {
    const [kind, name, ...more] = process.argv.slice(2)
    if (kind !== 'area' || !name || more.length > 0) throw new Error(usage)
    const written = newArea(name)
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
    spawnSync(process.execPath, [biome, 'check', '--write', ...written.filter((file) => /\.(tsx?|json)$/.test(file))], {
      cwd: root,
      stdio: 'ignore',
    })
    // The lock file names every package of the repository.
    if (existsSync(path.join(root, 'package-lock.json')))
      spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: root, stdio: 'inherit' })
    process.stdout.write(`${written.map((file) => `  ${file}`).join('\n')}
Made the area ${name}. Look at it: npm run dev
Release it: npm run release -- shell, then npm run release -- ${name}. The shell comes first, as it knows the areas by name.
`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
