import { readFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from './files.ts'

/** Each area's name, prefix and team, and its release; areas of this working tree have none. */
type Owners = Iterable<readonly [name: string, area: { prefix: string; team: string }, release?: string]>

const code = () => readFileSync(path.join(import.meta.dirname, 'teams.js'), 'utf8')

function data(owners: Owners) {
  const areas = Array.from(owners, ([name, { prefix, team }, release = 'development']) => ({
    name,
    prefix,
    team,
    release,
  }))
  return `data-areas="${JSON.stringify(areas).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

/** The file of a draft that shows which team owns which part of a page, and its tag. */
export const teamsFile = () => ['teams.js', code()] as const
// A policy of integrity asks for CORS.
export const teamsTag = (owners: Owners) =>
  `<script defer crossorigin src="/teams.js" integrity="${integrityOf(code())}" ${data(owners)}></script>`

/** The same in one tag, for development servers. */
export const teamsInline = (owners: Owners) => `<script ${data(owners)}>${code()}</script>`
