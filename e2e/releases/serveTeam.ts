import { type ChildProcess, spawn } from 'node:child_process'
import type { Team } from './team.ts'

/** Waits until something answers at an address. Throws after some twenty seconds. */
export const answers = async (url: string) => {
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(url).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer.`)
}

/** Serves a team's site: the edge and the areas' own servers. Returns the way to end them. */
export async function serveTeam({ folder, env }: Team): Promise<() => void> {
  const flags = ['--import', './shell/serve/endWithParent.mjs', '--import', 'tsx']
  const start = (...args: string[]) =>
    spawn(process.execPath, [...flags, ...args], { cwd: folder, env, stdio: 'inherit' })
  const servers: ChildProcess[] = [start('shell/serve/edge.ts')]
  for (const name of ['company', 'design', 'builders', 'interiors'])
    servers.push(start('shell/serve/areaServer.ts', name))
  const ports = ['EDGE_PORT', 'COMPANY_PORT', 'DESIGN_PORT', 'BUILDERS_PORT', 'INTERIORS_PORT'] as const
  await Promise.all(ports.map((name) => answers(`http://localhost:${env[name]}/`)))
  return () => {
    for (const server of servers) server.kill()
  }
}
