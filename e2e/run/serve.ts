import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import type { Unit } from '../../platform/base/store.ts'
import { isAnswering } from '../support/isAnswering.ts'
import { waitUntil } from '../support/waitUntil.ts'
import { beforeEnd } from './beforeEnd.ts'
import { forgetOperators } from './operatorVariables.ts'
import { prepareStore } from './storeUnderTest.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'reports/site-under-test')

const ports = {
  EDGE_PORT: '4400',
  ...Object.fromEntries(areaNames.map((name, place) => [`${name.toUpperCase()}_PORT`, String(4401 + place)])),
  ENQUIRIES_PORT: '4480',
}

const environment = {
  ...ports,
  SITE_ORIGIN: `http://localhost:${ports.EDGE_PORT}`,
  RELEASES_DIR: path.join(folder, 'releases'),
  SITE_DIR: path.join(folder, 'site'),
  ENQUIRIES_DIR: path.join(folder, 'enquiries'),
  REPORTS_DIR: path.join(folder, 'reported'),
}

/**
 * Serves the site of the sources as `npm start` does, on its own ports and in its own folders. Of these units what has
 * changed since the last time is built.
 */
export async function serveBuiltSite(units?: readonly Unit[]) {
  forgetOperators()
  if (await isAnswering(environment.SITE_ORIGIN))
    throw new Error(
      `Something answers at ${environment.SITE_ORIGIN} already. End it: the site under test is served there.`,
    )
  rmSync(environment.ENQUIRIES_DIR, { recursive: true, force: true })
  const remember = prepareStore(environment.RELEASES_DIR, units)
  const flags = ['--import', './platform/base/endWithParent.mjs', '--import', 'tsx']
  const server = spawn(process.execPath, [...flags, 'platform/dev/start.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own process group, so that stopping it stops every server that it started.
    detached: true,
  })
  const ended = once(server, 'exit')
  const isRunning = () => server.exitCode === null && server.signalCode === null
  const stop = async () => {
    forget()
    if (!isRunning() || !server.pid) return
    process.kill(-server.pid, 'SIGTERM')
    await ended
  }
  const forget = beforeEnd(stop)
  const isWhole = async () => {
    if (!isRunning()) throw new Error('The site under test did not start; see its messages above.')
    const each = Object.values(ports).map((port) => isAnswering(`http://localhost:${port}/`))
    return (await Promise.all(each)).every(Boolean)
  }
  try {
    await waitUntil(isWhole, 'The site under test did not answer within 10 minutes.', 600)
  } catch (error) {
    await stop()
    throw error
  }
  remember()
  return { environment, stop }
}
