import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '../../release/filesIn.ts'
import { assetsDir, type Owner, root, siteDir, units } from '../../release/store.ts'
import { isUnfinished } from '../../release/writeAtomically.ts'
import type { Routing } from '../compose.ts'
import { securityHeaders } from '../headers.ts'
import { checkSettings, keptSettings } from '../settings.ts'
import { caddyfile } from './caddyfile.ts'
import { firebaseConfig } from './firebaseConfig.ts'
import { nginxConfig } from './nginxConfig.ts'

const rules = path.join(root, 'shared-enquiry/firestore.rules')

/**
 * The configuration that is committed as firebase.json: without patterns, and without the hash of a release's script.
 */
export const committedConfig = () =>
  firebaseConfig({ headers: securityHeaders({}), patterns: [] }, path.relative(root, rules))

// A half-written file that an interrupted release left behind is no file of the site.
const isSiteFile = (file: string) => !isUnfinished(file) && !path.basename(file).startsWith('.')

const owners: readonly Owner[] = [...units, 'pictures']

/** The addresses of an owner's assets, without the compressed copies beside them. */
const assetsIn = (target: string, owner: Owner) => {
  const folder = `r/${owner}/assets`
  if (!existsSync(path.join(target, 'public', folder))) return []
  return filesIn(path.join(target, 'public', folder))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `/${folder}/${file}`)
}

/**
 * Puts a static host's files together: the site, every kept release's assets, and the configurations for the hosts.
 * Throws where nothing is composed, and where a public site's forms would post to a store that no visitor reaches.
 */
export function assemble(target = path.join(root, 'hosting')) {
  if (!existsSync(siteDir)) throw new Error('There is no composed site to deploy: npm run compose')
  const settings = keptSettings()
  if (settings) checkSettings(settings)
  const site = realpathSync(siteDir)
  const routing = JSON.parse(readFileSync(path.join(site, '.routing.json'), 'utf8')) as Routing
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(site).filter(isSiteFile))
    cpSync(path.join(site, name), path.join(target, 'public', name), { recursive: true, filter: isSiteFile })
  for (const owner of owners)
    if (existsSync(assetsDir(owner)))
      cpSync(assetsDir(owner), path.join(target, 'public/r', owner, 'assets'), { recursive: true, filter: isSiteFile })
  cpSync(rules, path.join(target, 'firestore.rules'))
  const assets = owners.map((owner) => assetsIn(target, owner)).filter(({ length }) => length > 0)
  const host = settings ? new URL(settings.origin).hostname : 'localhost'
  const write = (name: string, content: string) => writeFileSync(path.join(target, name), content)
  write('firebase.json', `${JSON.stringify(firebaseConfig(routing, 'firestore.rules', assets), null, 2)}\n`)
  write('nginx.conf', nginxConfig(routing, host))
  write('Caddyfile', caddyfile(routing, host))
  return target
}

/**
 * The folder that the command's arguments name, if any. Throws where it holds other files, because it is emptied first.
 */
export function targetIn([word, ...more]: readonly string[]): string | undefined {
  if (!word) return undefined
  if (more.length > 0 || word.startsWith('-') || !/[/\\]/.test(word))
    throw new Error(
      `${[word, ...more].join(' ')} means nothing to npm run hosting. It takes no words, or a path: npm run hosting -- ./elsewhere`,
    )
  const target = path.resolve(word)
  const isOurs =
    !existsSync(target) || readdirSync(target).length === 0 || existsSync(path.join(target, 'firebase.json'))
  if (isOurs && target !== root) return target
  throw new Error(`${target} holds other files, which would be lost. Name a folder that is new, or empty.`)
}

if (process.argv[1] === import.meta.filename) {
  try {
    const made = assemble(targetIn(process.argv.slice(2)))
    console.warn(`Ready to deploy: firebase deploy --only hosting,firestore:rules --config ${made}/firebase.json
For other hosts: ${made}/nginx.conf, ${made}/Caddyfile`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
