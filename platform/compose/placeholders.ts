import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { settingsIn } from 'shared-enquiry/settingsIn'
import { isLoopback } from 'shared-page/paths'
import { root } from '../base/project.ts'
import type { Release } from '../store/format.ts'
import { assetOf } from '../store/releaseStore.ts'
import type { ComposedPage } from './links.ts'
import type { SiteSettings } from './settings.ts'

// Finds the placeholders that a program can recognise; OPERATIONS.md ("Replace the sample content") lists
// everything that an operator must replace before the site is public.

// A name in .example reaches nobody: https://www.rfc-editor.org/rfc/rfc2606
const exampleAddress = /(?:[\w.+-]+@|https?:\/\/)(?:[\w-]+\.)*[\w-]+\.example(?!\.?[\w-])/g

const phoneNumber = /(?<!\d)(?:\+?44[\s().-]*0?|0)(?:[\s().-]*\d){10}(?!\d)/g

// Phone numbers reserved for drama, which no subscriber has, without their leading 0 or +44:
// https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
const drama = /^(11[3-8]4960|1[2-6]14960|1914980|2079460|2896496|2920180|1632960|7700900|8081570|9098790|3069990)\d{3}$/

const offer = /\bflexible finance\b|\bfinance (?:runs )?from £/i
const authorisation = /\bFRN:? ?\d{6,7}\b|Financial Conduct Authority[^.]{0,120}\b\d{6,7}\b/i

// Fictional companies have "Example" in their names, and zeros as registration numbers.
const exampleCompany = /\b(?:[A-Z]\w+ )*Example(?: [A-Z]\w+)+(?: plc)?|\b(?:company|VAT) number (?:GB )?0[0 ]*0\b/g

// Marks an unconfirmed figure, policy or rule on our own pages.
const unconfirmed = /\bTo confirm before publication: [^<"'`.;]+/g

// The disclaimers beside our own prices and works, for as long as those are invented.
const invented = /\bGuide prices, illustrative\b|\bCosts?, dates and quotations\b[^<"'`.;]* are examples\b/g

// A link to a social network's home page: it lacks the name of an account.
const network =
  'instagram|facebook|fb|twitter|x|linkedin|youtube|tiktok|pinterest|threads|houzz|snapchat|vimeo|behance|nextdoor'
const account = '(?:@|company|in|c|channel|user|pages|groups|profile|pin)?'
const socialHome = new RegExp(
  `(?:https?:)?//(?:[\\w-]+\\.)?(?:${network})\\.(?:com|net|tv|co\\.uk)(?:/+${account})?/*(?=[?#"'\`\\s<>\\\\)]|$)`,
  'gi',
)

const placeholdersIn = (text: string) => [
  ...(text.match(unconfirmed) ?? []),
  ...(text.match(invented) ?? []),
  ...(text.match(exampleAddress) ?? []),
  ...(text.match(exampleCompany) ?? []),
  ...(text.match(socialHome) ?? []),
  ...(text.match(phoneNumber) ?? []).filter((number) => drama.test(number.replaceAll(/\D/g, '').slice(-10))),
]

// The authorisation must be on the same page as the offer.
function offersIn(html: string): string[] {
  const text = html.replaceAll(/<[^>]+>/g, ' ')
  const [found] = (!authorisation.test(text) && offer.exec(text)) || []
  return found ? [`${found} (without the number of an authorisation by the Financial Conduct Authority)`] : []
}

/** Why notification emails would be lost. */
function mailFaults(origin: string): string[] {
  const file = path.join(root, 'shared-enquiry/notify/function/.env')
  try {
    settingsIn({ ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))), ...process.env, SITE_ORIGIN: origin })
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** Refuses a public site that still shows placeholders. A draft is unlisted, so it only gets a warning. */
export function refusePlaceholders(
  pages: readonly ComposedPage[],
  releases: readonly Release[],
  { origin, enquiries, isStaging }: SiteSettings,
  isDraft: boolean,
) {
  if (isStaging || isLoopback(new URL(origin).hostname)) return
  const places = new Map<string, string[]>()
  const note = (where: string, found: readonly string[]) => {
    for (const each of new Set(found)) places.set(each, [...(places.get(each) ?? []), where])
  }
  for (const { target, html } of pages) note(target.address, [...placeholdersIn(html), ...offersIn(html)])
  for (const release of releases)
    for (const name of release.assets.filter((each) => each.endsWith('.js')))
      note(
        `/r/${release.unit}/assets/${name}`,
        placeholdersIn(readFileSync(assetOf(release, `assets/${name}`), 'utf8')),
      )
  const shown = [...places].map(([found, addresses]) => `${found}: ${addresses.slice(0, 5).join(', ')}`)
  const placeholders = [...shown.sort(), ...(enquiries.kind === 'firestore' ? mailFaults(origin) : [])]
  if (placeholders.length === 0) return
  const message = [
    `${origin} is public, but its site still has placeholders:`,
    ...placeholders.map((one) => `  ${one}`),
    'Replace it: see "Replace the sample content" in OPERATIONS.md. To publish it unlisted as it is, set `staging` in site.config.ts: every page is then marked noindex.',
  ].join('\n')
  if (!isDraft) throw new Error(message)
  console.warn(message)
}
