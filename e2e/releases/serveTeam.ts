import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isAnswering } from '../support/isAnswering.ts'
import { waitUntil } from '../support/waitUntil.ts'
import type { Team } from './team.ts'

/** Serves a team's site with the line of its package.json that `npm start` ends in. Returns a way to end it. */
export async function serveTeam({ folder, env }: Pick<Team, 'folder' | 'env'>): Promise<() => void> {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const [, line] = scripts.start.split(' && ')
  const bin = path.resolve(import.meta.dirname, '../../node_modules/.bin')
  const PATH = `${bin}${path.delimiter}${process.env.PATH}`
  const servers = spawn('sh', ['-c', line], { cwd: folder, env: { ...env, PATH }, stdio: 'ignore', detached: true })
  const ports = ['EDGE', 'COMPANY', 'DESIGN', 'BUILDERS', 'INTERIORS'].map((name) => env[`${name}_PORT`])
  for (const port of ports)
    await waitUntil(() => isAnswering(`http://localhost:${port}/`), `Port ${port} does not answer.`)
  // The whole group: each server is a process of its own. As Ctrl+C does: after SIGTERM concurrently starts them again.
  return () => servers.pid && process.kill(-servers.pid, 'SIGINT')
}
