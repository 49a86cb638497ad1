import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Misuse, readCommand, runCommand } from '../../base/command.ts'
import { compress } from '../../base/compress.ts'
import { filesIn } from '../../base/filesIn.ts'
import { finishAll } from '../../base/finishAll.ts'
import { securityHeaders } from '../../base/headers.ts'
import { reportsAddress } from '../../base/reports.ts'
import type { Routing } from '../../base/routing.ts'
import { assetsDir, type Owner, readJson, releasesOf, root, siteDir, units } from '../../base/store.ts'
import { trialIn } from '../../base/trials.ts'
import { isUnfinished } from '../../base/writeAtomically.ts'
import { checkFiles, checkSite } from '../checkFiles.ts'
import { isFinished, lastFile, sitesDir } from '../newSite.ts'
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
 * Throws where nothing is composed, where a file is not what it was when it was released or composed, and where a public
 * site's forms would post to a store that no visitor reaches.
 */
export async function assemble(target = path.join(root, 'hosting'), trial?: string) {
  if (!existsSync(siteDir)) throw new Error('There is no composed site to deploy: npm run compose')
  const settings = keptSettings()
  if (settings) checkSettings(settings)
  const site = trial ? triedSite(trial) : realpathSync(siteDir)
  checkFiles(units.flatMap(releasesOf))
  checkSite(site)
  const { headers, patterns } = readJson<Routing>(path.join(site, lastFile))
  const routing: Routing = { headers: { ...headers, ...(trial && { 'X-Robots-Tag': 'noindex' }) }, patterns }
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(site).filter(isSiteFile))
    cpSync(path.join(site, name), path.join(target, 'public', name), { recursive: true, filter: isSiteFile })
  for (const owner of owners)
    if (existsSync(assetsDir(owner)))
      cpSync(assetsDir(owner), path.join(target, 'public/r', owner, 'assets'), { recursive: true, filter: isSiteFile })
  // Compressed copies have no integrity on record: those that are not their file's are made again.
  const files = filesIn(path.join(target, 'public')).filter((file) => !/\.(br|gz)$/.test(file))
  await finishAll(files.map((file) => compress(path.join(target, 'public', file))))
  cpSync(rules, path.join(target, 'firestore.rules'))
  const assets = owners.map((owner) => assetsIn(target, owner)).filter(({ length }) => length > 0)
  const host = settings ? new URL(settings.origin).hostname : 'localhost'
  const write = (name: string, content: string) => writeFileSync(path.join(target, name), content)
  write('firebase.json', `${JSON.stringify(firebaseConfig(routing, 'firestore.rules', assets), null, 2)}\n`)
  write('nginx.conf', nginxConfig(routing, host))
  write('Caddyfile', caddyfile(routing, host))
  return target
}

/** The folder of the trial that an address such as https://www.sovran.example/_try/1795-… names, or its last part. */
function triedSite(named: string): string {
  const site = path.join(sitesDir, path.basename(named))
  if (trialIn(site) && isFinished(site)) return site
  throw new Misuse(`There is no trial ${named}. npm run release -- builders --draft makes one, and prints its address.`)
}

/**
 * The folder that the command's argument names, if any. Throws where it holds other files, because it is emptied first.
 */
export function targetIn([word]: readonly string[]): string | undefined {
  if (!word) return undefined
  if (!/[/\\]/.test(word)) throw new Misuse(`${word} is no path. Write it with a slash: npm run hosting -- ./${word}`)
  const target = path.resolve(word)
  const isOurs =
    !existsSync(target) || readdirSync(target).length === 0 || existsSync(path.join(target, 'firebase.json'))
  if (isOurs && target !== root) return target
  throw new Misuse(`${target} holds other files, which would be lost. Name a folder that is new, or empty.`)
}

if (process.argv[1] === import.meta.filename)
  await runCommand(async () => {
    const usage = {
      name: 'npm run hosting',
      flags: ['trial'],
      words: 2,
      example: 'npm run hosting -- ./elsewhere',
    } as const
    const { flags, words } = readCommand(usage)
    const trial = flags.has('trial') ? words[0] : undefined
    const others = words.slice(trial ? 1 : 0)
    if (flags.has('trial') && !trial) throw new Misuse('Say which trial: npm run hosting -- --trial ADDRESS')
    const made = await assemble(targetIn(others), trial)
    const { enquiries, monitoring } = keptSettings() ?? {}
    const project = enquiries?.kind === 'firestore' ? ` --project ${enquiries.projectId}` : ''
    const deploys = trial
      ? `hosting:channel:deploy trial-${path.basename(trial).slice(-8)} --expires 7d`
      : 'deploy --only hosting,firestore:rules'
    if (monitoring?.endpoint === reportsAddress)
      console.warn(
        `Pages send their reports to ${reportsAddress}, which the edge takes and no static host does. Name an address, or end the reports: REPORTS_ENDPOINT=off npm run compose`,
      )
    console.warn(`Ready to deploy: firebase ${deploys} --config ${made}/firebase.json${project}
For other hosts: ${made}/nginx.conf, ${made}/Caddyfile`)
  })
