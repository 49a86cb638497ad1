// The last step of an area's build: `node --import tsx renderPages.ts FOLDER` renders its pages with its server build, which
// then goes. What stays is what a release brings: `pages/`, the markup inside `<main>` of each address, and their table.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AreaServer, PageHead } from 'shared-ui/contract'
import type { renderPage } from 'shared-ui/renderPage'
import type { SiteFacts } from 'shared-ui/router'
import { factsOf, variantOf } from '../base/facts.ts'
import { writeJson } from '../base/files.ts'

const [, , folder = ''] = process.argv
const server = path.join(folder, 'server')
const load = (name: string) => import(pathToFileURL(path.join(server, `${name}.js`)).href)
const { default: Area, pages, menu, moved = [] }: AreaServer = await load('entry-server')
const { renderPage: render }: { renderPage: typeof renderPage } = await load('render')

mkdirSync(path.join(folder, 'pages'), { recursive: true })

const noFacts: SiteFacts = { enquiries: { kind: 'embedded', host: '', port: 0 } }
const guarded: SiteFacts = {
  enquiries: { kind: 'firestore', apiKey: '', projectId: '', appId: '', appCheckSiteKey: 'key' },
}
const endpoint = '/reports'
/** Settings in which each combination of facts is true. */
const settings: readonly SiteFacts[] = [noFacts, guarded].flatMap((of) => [
  of,
  { ...of, monitoring: { endpoint, share: 0 } },
  { ...of, monitoring: { endpoint, share: 1 } },
])

async function mainsOf(address: string): Promise<{ main: string; variants?: Record<string, string> }> {
  const name = address === '/' ? 'index' : address.slice(1).replaceAll('/', '.')
  async function write(file: string, facts: SiteFacts) {
    const html = await render(Area, address, facts).catch((error) => {
      throw new Error(`${address} does not render: ${error instanceof Error ? error.message : error}`)
    })
    if (!html.replaceAll(/<!--.*?-->/g, ''))
      throw new Error(`${address} shows no page: its table names no such address.`)
    writeFileSync(path.join(folder, file), html)
    return file
  }
  let isRead = false
  const watched: SiteFacts = {
    get enquiries() {
      isRead = true
      return noFacts.enquiries
    },
    get monitoring() {
      isRead = true
      return undefined as never
    },
  }
  const main = await write(`pages/${name}.html`, watched)
  if (!isRead) return { main }
  const variants: Record<string, string> = {}
  for (const each of settings) {
    const facts = factsOf(each)
    if (facts.length > 0) variants[variantOf(facts)] = await write(`pages/${name}+${facts.join('+')}.html`, each)
  }
  return { main, variants }
}

const withMain = async (address: string, head: PageHead) => ({ ...head, ...(await mainsOf(address)) })

const rows: object[] = []
for (const { path: pattern, source, component, addresses, otherwise } of pages) {
  const heads: Record<string, object> = {}
  for (const [address, head] of Object.entries(addresses)) heads[address] = await withMain(address, head)
  const example = pattern.replaceAll(/:[^/]+/g, '_')
  rows.push({
    ...{ path: pattern, source, component, addresses: heads },
    ...(otherwise && { example: { address: example, head: await withMain(example, otherwise(example)) } }),
  })
}
writeJson(path.join(folder, 'rendered.json'), { menu, moved, pages: rows })
rmSync(server, { recursive: true })
