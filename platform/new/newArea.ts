import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areas } from 'shared-ui/areas'
import { brandWord } from 'shared-ui/brand'
import { filesIn, writeAtomically } from '../base/files.ts'
import { root } from '../base/store.ts'

// The template is an area that is called `company`, so that it is checked like any other code.
const template = path.join(import.meta.dirname, 'template')

// Names that mean something else: in the store, in addresses, or as a server's port.
const reserved = 'r history shell pictures sites assets edge enquiries platform shared e2e rules'.split(' ')

function checkName(name: string, folder: string) {
  if (!/^[a-z]{2,30}$/.test(name) || reserved.includes(name))
    throw new Error(`"${name}" is not a valid name for an area. Use two to thirty lower-case letters, as in gardens.`)
  if (areas.some((area) => area.name === name) || existsSync(path.join(folder, `mf-${name}`)))
    throw new Error(`There is an area ${name} already: see shared-ui/contract/areas.ts.`)
}

/** Makes an area's package from the template, and names it where areas are named. Returns the files that it wrote. */
export function newArea(name: string, folder = root): string[] {
  checkName(name, folder)
  const title = name.replace(/^./, (letter) => letter.toUpperCase())
  const renamed = (text: string) =>
    text.replaceAll('company', name).replaceAll('Company', title).replaceAll('../../../', '../')
  const files = new Map(
    filesIn(template).map((file) => [
      `mf-${name}/${renamed(file)}`,
      renamed(readFileSync(path.join(template, file), 'utf8')),
    ]),
  )
  const edit = (file: string, from: RegExp, to: string) =>
    files.set(file, (files.get(file) ?? readFileSync(path.join(folder, file), 'utf8')).replace(from, to))
  const line = `  { name: '${name}', prefix: '/${brandWord}-${name}', owner: '${name}' },\n`
  edit('shared-ui/contract/areas.ts', /^(?=\] as const)/m, line)
  edit('.github/CODEOWNERS', /$/, `/mf-${name}/ @sovran/${name}\n`)
  for (const [file, text] of files) writeAtomically(path.join(folder, file), text)
  return [...files.keys()]
}

/** `npm run new -- area gardens` */
export function runNewArea([kind, name]: readonly string[]) {
  if (kind !== 'area' || !name) throw new Error('Say what to make: npm run new -- area gardens')
  const written = newArea(name)
  // The lock file names every package of the repository.
  spawnSync('npm', ['install', '--ignore-scripts'], { cwd: root, stdio: 'inherit' })
  process.stdout.write(`${written.map((file) => `  ${file}`).join('\n')}
Made the area ${name}. Look at it: npm run dev
Release it together with the shell, which knows the areas by name: npm run release -- shell ${name}
`)
}
