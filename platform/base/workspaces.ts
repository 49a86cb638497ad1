import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './store.ts'

/** The folders of all packages, as package.json names them: one by one, or as `mf-*`. */
export function workspaces(): string[] {
  const { workspaces: named } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return named.flatMap((name) => {
    if (!name.endsWith('*')) return [name]
    return folders.map((folder) => folder.name).filter((folder) => folder.startsWith(name.slice(0, -1)))
  })
}
