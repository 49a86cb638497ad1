import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { siteConfig } from '../../site.config.ts'
import { filesIn, writeAtomically } from '../base/files.ts'
import { areasIn, firstPort, lastPort, root } from '../base/project.ts'
import { unitNameFault } from '../base/unitName.ts'

// The template is an area called `company`, so it is checked like all other code.
const template = path.join(import.meta.dirname, 'template')

function checkName(name: string, folder: string) {
  const fault = unitNameFault(name) ?? (name === 'shell' ? 'which is the host of the areas' : undefined)
  if (fault || name.length < 2)
    throw new Error(
      `An area cannot be called "${name}", ${fault ?? 'which is one letter'}. Use two to thirty lower-case letters, as in gardens.`,
    )
  if (existsSync(path.join(folder, `mf-${name}`))) throw new Error(`The area ${name} already exists: mf-${name}.`)
}

function freePort(folder: string): number {
  const taken = new Set([...areasIn(folder).values()].map(({ port }) => port))
  for (let port = firstPort + 1; port <= lastPort; port++) if (!taken.has(port)) return port
  throw new Error(`No port is left for another area: ${firstPort + 1} to ${lastPort} are taken.`)
}

/** Creates an area's package from the template, and adds its team. Returns the files that it wrote. */
export function newArea(name: string, folder = root): string[] {
  checkName(name, folder)
  const title = name.replace(/^./, (letter) => letter.toUpperCase())
  const renamed = (text: string) =>
    text
      .replaceAll('company', name)
      .replaceAll('Company', title)
      .replaceAll('/brand-', `/${siteConfig.name.toLowerCase()}-`)
      .replaceAll('../../../', '../')
      .replace(`"port": ${firstPort}`, `"port": ${freePort(folder)}`)
  const files = new Map(
    filesIn(template).map((file) => [
      `mf-${name}/${renamed(file)}`,
      renamed(readFileSync(path.join(template, file), 'utf8')),
    ]),
  )
  const owners = '.github/CODEOWNERS'
  const owned = readFileSync(path.join(folder, owners), 'utf8')
  // The GitHub organisation of the teams in CODEOWNERS.
  const [organisation] = /@[\w-]+(?=\/)/.exec(owned) ?? []
  files.set(owners, `${owned}/mf-${name}/ ${organisation}/${name}\n`)
  for (const [file, text] of files) writeAtomically(path.join(folder, file), text)
  return [...files.keys()]
}

/** `npm run new -- area gardens` */
export function runNewArea(kind: string, name: string) {
  if (kind !== 'area') throw new Error('Name what to create: npm run new -- area gardens')
  const written = newArea(name)
  // The lock file lists every package of the repository.
  spawnSync('npm', ['install', '--ignore-scripts'], { cwd: root, stdio: 'inherit' })
  process.stdout.write(`${written.map((file) => `  ${file}`).join('\n')}
Created the area ${name}. See it: npm run dev
Release it: npm run release -- ${name}
`)
}
