import { type ChildProcess, spawn } from 'node:child_process'
import { areaNames } from 'shared-ui/areas'
import { isAnswering } from '../support/isAnswering.ts'
import { waitUntil } from '../support/waitUntil.ts'
import type { Team } from './team.ts'

/** Starts a team's edge and area servers. `ownAreas` are areas that only the team has. Returns a way to end them. */
export async function serveTeam(
  { folder, env }: Pick<Team, 'folder' | 'env'>,
  ownAreas: readonly string[] = [],
): Promise<() => void> {
  const areas = [...areaNames, ...ownAreas]
  const flags = ['--import', './platform/base/endWithParent.mjs', '--import', 'tsx']
  const start = (...args: string[]) =>
    spawn(process.execPath, [...flags, ...args], { cwd: folder, env, stdio: 'inherit' })
  const servers: ChildProcess[] = [start('platform/serve/edge.ts')]
  for (const name of areas) servers.push(start('platform/serve/areaServer.ts', name))
  const ports = ['edge', ...areas].map((name) => `${name.toUpperCase()}_PORT`)
  await Promise.all(
    ports.map((name) => {
      const url = `http://localhost:${env[name]}/`
      return waitUntil(() => isAnswering(url), `${url} does not answer.`)
    }),
  )
  return () => {
    for (const server of servers) server.kill()
  }
}
