import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sharedModules } from '../dev/sharedModules.ts'
import { filesIn } from './filesIn.ts'
import type { Unit } from './store.ts'

interface Manifest {
  shared: { name: string; assets: { js: { sync: string[]; async: string[] } } }[]
}

const refuse = (what: string) => new Error(`${what}. Nothing was released: look at shared() in vite.base.ts.`)

// What it lacks an area would find undefined, and nobody would say why.
function checkProviding(folder: string) {
  const files = filesIn(folder).filter((file) => /localSharedImportMap/.test(file))
  const code = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
  for (const { name } of sharedModules) {
    if (!new RegExp(`name:\\s*["'\`]${name}["'\`]`).test(code))
      throw refuse(`The shell was built without ${name}, which the areas take from it`)
  }
}

/**
 * Refuses what is built in a folder where it is a shell that lacks what the areas take from it, or an area with a copy
 * of its own: the site would go on as if nothing were, with two stores of which each area sees its own.
 */
export function checkSharing(unit: Unit, folder: string) {
  if (unit === 'shell') return checkProviding(folder)
  const { shared } = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) as Manifest
  for (const { name } of sharedModules) {
    const found = shared.find((module) => module.name === name)
    if (found && found.assets.js.sync.length + found.assets.js.async.length === 0) continue
    throw refuse(`mf-${unit} was built with its own copy of ${name}, whose state no other area would see`)
  }
}
