import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'reports/site-under-test')
const patience = 10 * 60_000

/** The site as `npm start` serves it, built from the sources as they are, on ports and in folders of its own. */
export async function serveBuiltSite() {
  rmSync(folder, { recursive: true, force: true })
  const environment = {
    EDGE_PORT: '4400',
    COMPANY_PORT: '4401',
    DESIGN_PORT: '4402',
    BUILDERS_PORT: '4403',
    INTERIORS_PORT: '4404',
    ENQUIRIES_PORT: '4480',
    SITE_ORIGIN: 'http://localhost:4400',
    RELEASES_DIR: path.join(folder, 'releases'),
    SITE_DIR: path.join(folder, 'site'),
    ENQUIRIES_DIR: path.join(folder, 'enquiries'),
  }
  const server = spawn(process.execPath, ['--import', 'tsx', 'shell/edge/start.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own, so that stopping it stops every server that it started.
    detached: true,
  })
  let ended = false
  server.once('exit', () => {
    ended = true
  })
  const stop = async () => {
    if (ended || !server.pid) return
    process.kill(-server.pid, 'SIGTERM')
    await new Promise((resolve) => (ended ? resolve(undefined) : server.once('exit', resolve)))
  }
  const answers = async (url: string) => {
    try {
      await fetch(url)
      return true
    } catch {
      return false
    }
  }
  const origins = [4400, 4401, 4402, 4403, 4404, 4480].map((port) => `http://localhost:${port}/`)
  for (const deadline = Date.now() + patience; ; ) {
    if (ended) throw new Error('The site under test did not start; its messages stand above.')
    if ((await Promise.all(origins.map(answers))).every(Boolean)) return { environment, stop }
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`The site under test did not answer within ${patience / 60_000} minutes.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
