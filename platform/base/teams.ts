import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from 'shared-ui/areas'
import { integrityOf } from './files.ts'
import { areas } from './project.ts'

const code = () => readFileSync(path.join(import.meta.dirname, 'teams.js'), 'utf8')

function data(registry: Registry) {
  const listed = Object.entries(registry).map(([name, { prefix }]) => ({ name, prefix, team: areas.get(name)?.team }))
  return `data-areas="${JSON.stringify(listed).replaceAll('"', '&quot;')}"`
}

/** The file of a draft that shows which team owns which part of a page, and its tag. */
export const teamsFile = () => ['teams.js', code()] as const
// A policy of integrity asks for CORS.
export const teamsTag = (registry: Registry) =>
  `<script defer crossorigin src="/teams.js" integrity="${integrityOf(code())}" ${data(registry)}></script>`

/** The same in one tag, for development servers. */
export const teamsInline = (registry: Registry) => `<script ${data(registry)}>${code()}</script>`
