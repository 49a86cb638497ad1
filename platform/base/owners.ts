import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from 'shared-ui/areas'
import { integrityOf } from './files.ts'
import { areas } from './project.ts'

const code = () => readFileSync(path.join(import.meta.dirname, 'owners.js'), 'utf8')

function data(registry: Registry) {
  const owned = Object.entries(registry).map(([name, { prefix }]) => ({ name, prefix, owner: areas.get(name)?.team }))
  return `data-areas="${JSON.stringify(owned).replaceAll('"', '&quot;')}"`
}

/** The file of a draft that shows who owns which part of a page, and its tag. */
export const ownersFile = () => ['owners.js', code()] as const
// A policy of integrity asks for CORS.
export const ownersTag = (registry: Registry) =>
  `<script defer crossorigin src="/owners.js" integrity="${integrityOf(code())}" ${data(registry)}></script>`

/** The same in one tag, for development servers. */
export const ownersInline = (registry: Registry) => `<script ${data(registry)}>${code()}</script>`
