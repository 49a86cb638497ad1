import { readFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from './files.ts'

/** Each area's name, prefix, team and release. Areas on a development server have no release. */
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

/** The ownership overlay as a file of a draft. `teamsTag` loads it. */
export const teamsFile = () => ['teams.js', code()] as const
// `crossorigin`: the browser checks integrity only on CORS requests.
export const teamsTag = (owners: Owners) =>
  `<script defer crossorigin src="/teams.js" integrity="${integrityOf(code())}" ${data(owners)}></script>`

/** The ownership overlay as one inline tag, for development servers. */
export const teamsInline = (owners: Owners) => `<script ${data(owners)}>${code()}</script>`
