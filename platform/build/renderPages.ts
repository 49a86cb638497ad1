// The last step of an area's build: `node --import tsx renderPages.ts FOLDER` renders its pages with its server build,
// then deletes that build. The release keeps `pages/`, with the markup inside `<main>` of each path, and the route
// table.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AreaServer, PageHead } from 'shared-page/contract'
import type { renderPage } from 'shared-page/renderPage'
import { writeJson } from '../base/files.ts'
import { pageFileOf, pathFault } from '../base/paths.ts'

const [, , folder = ''] = process.argv
const server = path.join(folder, 'server')
const load = (name: string) => import(pathToFileURL(path.join(server, `${name}.js`)).href)
const { default: Area, pages, menu, redirects = [], offers }: AreaServer = await load('entry-server')
const { renderPage: render }: { renderPage: typeof renderPage } = await load('render')

let rendering = ''
// A page that waits for ever, or that ends the process, throws nothing.
process.on('exit', () => {
  if (!rendering) return
  console.error(`${rendering} never finishes rendering.`)
  process.exitCode = 1
})

/** Renders a path, and returns its head with the name of its markup file. */
async function rendered(address: string, head: PageHead) {
  const fault = pathFault(address)
  // Check before writing: the path could lead out of the folder.
  if (fault) throw new Error(`The table names the path "${address}", ${fault}.`)
  rendering = address
  const html = await render(Area, address).catch((error) => {
    rendering = ''
    throw new Error(`${address} does not render: ${error instanceof Error ? error.stack : error}`)
  })
  if (!html) throw new Error(`${address} renders no page: the table has no such path.`)
  const main = `pages/${pageFileOf(address)}`
  mkdirSync(path.dirname(path.join(folder, main)), { recursive: true })
  writeFileSync(path.join(folder, main), html)
  rendering = ''
  return { ...head, main }
}

const rows: object[] = []
for (const { pattern, source, component, paths, wildcardHead } of pages) {
  const heads: Record<string, object> = {}
  for (const [address, head] of Object.entries(paths)) heads[address] = await rendered(address, head)
  const wildcardPath = pattern.replaceAll(/:[^/]+/g, '_')
  rows.push({
    ...{ pattern, source, component, paths: heads },
    ...(wildcardHead && {
      wildcard: { path: wildcardPath, head: await rendered(wildcardPath, wildcardHead(wildcardPath)) },
    }),
  })
}
writeJson(path.join(folder, 'rendered.json'), { menu, redirects, offers, pages: rows })
rmSync(server, { recursive: true })
