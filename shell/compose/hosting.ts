import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { assetsDir, root, siteDir, units } from '../release/store.ts'
import { isUnfinished } from '../release/writeAtomically.ts'
import type { Routing } from './compose.ts'
import { assetHeaders, cacheControl, securityHeaders } from './headers.ts'
import { checkSettings, keptSettings } from './settings.ts'

interface Header {
  key: string
  value: string
}

/** What this project says in a firebase.json; everything else is the host's default. */
export interface FirebaseConfig {
  firestore: { rules: string }
  hosting: {
    public: string
    ignore: string[]
    cleanUrls: boolean
    trailingSlash: boolean
    headers: { source: string; headers: Header[] }[]
    rewrites: { regex: string; destination: string }[]
  }
}

const list = (headers: Readonly<Record<string, string>>): Header[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** The host's configuration for these headers and patterns; the edge answers by the same. */
export function firebaseConfig({ headers, patterns }: Routing, rules: string): FirebaseConfig {
  return {
    firestore: { rules },
    hosting: {
      public: 'public',
      ignore: ['**/.*'],
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: '!/r/*/assets/**', headers: list({ ...headers, 'Cache-Control': cacheControl('/') }) },
        // The last rule that fits wins.
        ...['**', 'og-*'].map((files) => ({
          source: `/r/*/assets/${files}`,
          headers: list({
            ...assetHeaders(`/r/any/assets/${files}`),
            'Cache-Control': cacheControl('/r/any/assets/any.js'),
          }),
        })),
      ],
      // A rewrite to a file that is not there is answered with 404.html, and its status.
      rewrites: patterns.map(({ pattern, file }) => ({
        regex: pattern,
        destination: file === '404.html' ? '/no-such-page' : `/${file}`,
      })),
    },
  }
}

/** What holds before anything is composed: the configuration in the repository, without a release's own hashes. */
export const committedConfig = () =>
  firebaseConfig({ headers: securityHeaders({}), patterns: [] }, 'shared-enquiry/firestore.rules')

// The host compresses by itself, and serves nothing that an interrupted release left behind.
const isServed = (file: string) => !/\.(br|gz)$/.test(file) && !isUnfinished(file)

/** Puts together what a static host serves: the site, every kept release's assets, and the configuration that goes with them. */
export function assemble(target = path.join(root, 'hosting')) {
  if (!existsSync(siteDir)) throw new Error('There is no composed site to deploy: npm run compose')
  const settings = keptSettings()
  if (settings) checkSettings(settings)
  const site = realpathSync(siteDir)
  const routing = JSON.parse(readFileSync(path.join(site, '.routing.json'), 'utf8')) as Routing
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const filter = (file: string) => isServed(file) && !path.basename(file).startsWith('.')
  for (const name of readdirSync(site).filter(filter))
    cpSync(path.join(site, name), path.join(target, 'public', name), { recursive: true, filter })
  for (const owner of [...units, 'pictures'] as const)
    if (existsSync(assetsDir(owner)))
      cpSync(assetsDir(owner), path.join(target, 'public/r', owner, 'assets'), { recursive: true, filter: isServed })
  cpSync(path.join(root, 'shared-enquiry/firestore.rules'), path.join(target, 'firestore.rules'))
  const config = firebaseConfig(routing, 'firestore.rules')
  writeFileSync(path.join(target, 'firebase.json'), `${JSON.stringify(config, null, 2)}\n`)
  return target
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.warn(`Ready to deploy: firebase deploy --config ${path.join(assemble(), 'firebase.json')}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
