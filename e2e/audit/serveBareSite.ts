import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from 'shared-ui/testing/freePort'
import { writeCompressed } from '../../platform/base/compress.ts'
import { filesIn } from '../../platform/base/filesIn.ts'
import { beforeEnd } from '../run/beforeEnd.ts'
import { isAnswering } from '../support/isAnswering.ts'
import { waitUntil } from '../support/waitUntil.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A page without its scripts and the tags that fetch code. Its structured data stays. */
export const withoutScripts = (html: string) =>
  html
    .replaceAll(/<template id="code">.*?<\/template>/gs, '')
    .replaceAll(/<script(?![^>]*json)[^>]*>.*?<\/script>/gs, '')

/** Serves another composed site by the same edge server, so that nothing else differs. `stop` deletes the site. */
export async function serveOther(environment: { SITE_DIR: string }) {
  const port = String(await freePort())
  const flags = ['--import', './platform/base/endWithParent.mjs', '--import', 'tsx']
  const server = spawn(process.execPath, [...flags, 'platform/serve/edge.ts'], {
    cwd: root,
    env: { ...process.env, ...environment, EDGE_PORT: port },
    stdio: 'inherit',
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    forget()
    server.kill()
    await ended
    rmSync(environment.SITE_DIR, { recursive: true, force: true })
  }
  const forget = beforeEnd(stop)
  const origin = `http://localhost:${port}`
  try {
    await waitUntil(() => isAnswering(origin), `${origin} does not answer.`)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}

/**
 * Serves a copy of a site of `serveBuiltSite` without its scripts. It shows what a page costs before any script runs.
 */
export async function serveBareSite(environment: { SITE_DIR: string }) {
  const site = `${environment.SITE_DIR}-without-scripts`
  cpSync(environment.SITE_DIR, site, { recursive: true, dereference: true })
  const pages = filesIn(site).filter((file) => file.endsWith('.html'))
  const strip = (page: string) => writeCompressed(page, withoutScripts(readFileSync(page, 'utf8')))
  await Promise.all(pages.map((page) => strip(path.join(site, page))))
  return serveOther({ ...environment, SITE_DIR: site })
}
