import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { settingsIn } from 'shared-enquiry/settingsIn'
import { root } from '../base/project.ts'
import { assetsDir, type Release } from '../store/store.ts'
import type { ComposedPage } from './links.ts'
import type { SiteSettings } from './settings.ts'

// What a program can see of the things that an owner must replace before the site is public: README has the rest.

// A name in .example reaches nobody: https://www.rfc-editor.org/rfc/rfc2606
const exampleAddress = /(?:[\w.+-]+@|https?:\/\/)(?:[\w-]+\.)*[\w-]+\.example(?!\.?[\w-])/g

const phoneNumber = /(?<!\d)(?:\+?44[\s().-]*0?|0)(?:[\s().-]*\d){10}(?!\d)/g

// The numbers that no subscriber has, for drama, less 0 or +44 at their beginning:
// https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
const drama = /^(11[3-8]4960|1[2-6]14960|1914980|2079460|2896496|2920180|1632960|7700900|8081570|9098790|3069990)\d{3}$/

const isDrama = (number: string) => drama.test(number.replaceAll(/\D/g, '').slice(-10))

const offer = /\bflexible finance\b|\bfinance (?:runs )?from £/i
const authorisation = /\bFRN:? ?\d{6,7}\b|Financial Conduct Authority[^.]{0,120}\b\d{6,7}\b/i

// A company that is made up has "Example" in its name, and its registers know it by noughts.
const exampleCompany = /\b(?:[A-Z]\w+ )*Example(?: [A-Z]\w+)+(?: plc)?|\b(?:company|VAT) number (?:GB )?0[0 ]*0\b/g

const placeholdersIn = (text: string) => [
  ...(text.match(exampleAddress) ?? []),
  ...(text.match(exampleCompany) ?? []),
  ...(text.match(phoneNumber) ?? []).filter(isDrama),
]

const offersIn = (text: string) => (authorisation.test(text) ? [] : (text.match(offer) ?? []).slice(0, 1))

/** Our sources that say a text, by their paths; none if a release is older than the sources. */
function sourcesOf(text: string): string[] {
  const where = [
    '*/src/*.ts',
    '*/src/*.tsx',
    'shared-ui/co*/*.ts',
    'shared-ui/co*/*.tsx',
    ':!*.test.*',
    ':!*/testing/*',
    ':!*/system/*',
  ]
  const grep = ['grep', '--untracked', '-lF', '-e', text, '--', ...where]
  return spawnSync('git', grep, { cwd: root, encoding: 'utf8' }).stdout?.match(/.+/g) ?? []
}

/** Why emails would be lost. */
function mailFault(origin: string): string[] {
  const file = path.join(root, 'shared-enquiry/notify/function/.env')
  try {
    settingsIn({ ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))), ...process.env, SITE_ORIGIN: origin })
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** What stands in a site and must be replaced before it is public, one sentence each. */
export function unreplacedIn(
  pages: readonly ComposedPage[],
  releases: readonly Release[],
  { origin, enquiries }: SiteSettings,
): readonly string[] {
  const scripts = releases.flatMap(({ unit, assets }) =>
    assets
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`/r/${unit}/${name}`, readFileSync(path.join(assetsDir(unit), name), 'utf8')] as const),
  )
  const texts = [...pages.map(({ target, html }) => [target.address, html] as const), ...scripts]
  const places = new Map<string, string[]>()
  const note = (address: string, found: string) => places.set(found, [...(places.get(found) ?? []), address])
  for (const [address, text] of texts) for (const found of new Set(placeholdersIn(text))) note(address, found)
  // The authorisation has to stand on the page that makes the offer.
  for (const { target, html } of pages)
    for (const found of offersIn(html.replaceAll(/<[^>]+>/g, ' '))) note(target.address, found)
  const listed = (found: string, addresses: readonly string[]) => {
    const files = sourcesOf(found)
    const where = (files.length > 0 ? files : addresses).slice(0, 5).join(', ')
    const isOffer = offer.test(found)
    return `${found}${isOffer ? ' (without the number of an authorisation by the Financial Conduct Authority)' : ''}: ${where}`
  }
  return [
    ...[...places].map(([found, addresses]) => listed(found, addresses)).sort(),
    ...(enquiries.kind === 'firestore' ? mailFault(origin) : []),
  ]
}
