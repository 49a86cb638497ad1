import { areaFor } from 'shared-ui/areas'
import type { AreaName } from 'shared-ui/contract'
import type { Unit } from '../base/project.ts'
import { mainOf } from '../store/pageRecord.ts'
import type { SiteSources } from './siteSources.ts'
import { notFoundFile, patternsOf, type Target } from './targets.ts'

export interface ComposedPage {
  target: Target
  html: string
}

const valuesIn = (html: string, attribute: RegExp) =>
  new Set(
    [...html.matchAll(attribute)].map(([, value = '']) =>
      value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    ),
  )

const linksIn = (html: string) => valuesIn(html, /<a\b[^>]*?\shref="((?:#|\/(?!\/))[^"]*)"/g)

/** As browsers read what follows `#`: a % that escapes nothing is itself. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A link to an address of this site that does not exist. */
interface BrokenLink {
  link: string
  fault: string
  /** The unit that says the link: the page's area, or where the link is part of the frame, the area whose menu has it. */
  from: Unit
  /** The area that the address belongs to. */
  to: AreaName
  pages: string[]
}

/**
 * The links, those of menus among them, for which there is no page, or no such anchor on the page. `isFile` says whether an
 * address is a file of the site.
 */
export function brokenLinks(
  pages: readonly ComposedPage[],
  { areas, registry }: Pick<SiteSources, 'areas' | 'registry'>,
  isFile: (address: string) => boolean,
): BrokenLink[] {
  const ids = new Map(pages.map(({ target, html }) => [target.file, valuesIn(html, /\sid="([^"]*)"/g)]))
  const files = new Map(pages.map(({ target }) => [target.address, target.file]))
  const patterns = patternsOf(areas)

  function faultOf({ pathname, hash }: URL, page: Target): string | undefined {
    const address = pathname.replace(/(?<=.)\/$/, '')
    const other = files.get(address) ?? patterns.find(({ pattern }) => new RegExp(pattern).test(address))?.file
    const file = address === page.address ? page.file : other
    if (!file || (file === notFoundFile && file !== page.file))
      return isFile(address) ? undefined : 'no page has this address'
    const anchor = decoded(hash.slice(1))
    return !anchor || ids.get(file)?.has(anchor) ? undefined : `that page has no id "${anchor}"`
  }

  const menus = [...areas].map(([name, { table }]) => [name, JSON.stringify(table.menu)] as const)
  const menuWith = (link: string) => menus.find(([, menu]) => menu.includes(JSON.stringify(link)))?.[0] ?? 'shell'
  const broken = new Map<string, BrokenLink>()
  for (const { target, html } of pages) {
    const inMain = linksIn(mainOf(html))
    for (const link of linksIn(html)) {
      const url = new URL(link, `http://site${target.address}`)
      const fault = faultOf(url, target)
      if (!fault) continue
      const from = inMain.has(link) ? target.area : menuWith(link)
      const to = areaFor(registry, url.pathname)
      const found = broken.get(`${from} ${link}`) ?? { link, fault, from, to, pages: [] }
      broken.set(`${from} ${link}`, { ...found, pages: [...found.pages, target.address] })
    }
  }
  return [...broken.values()]
}

const sentenceOf = ({ link, fault, from, pages: [first, ...others] }: BrokenLink) =>
  `${first} (${from})${others.length > 0 ? `, like ${others.length} more,` : ''} links to ${link}: ${fault}.`

function remedyOf({ link, from, to }: BrokenLink, released: readonly Unit[]) {
  if (from === to) return ''
  const [first, how] = released.includes(to) ? [from, `without the link to ${link}`] : [to, 'with it']
  return ` Release ${first} first, ${how}, or both at once: npm run release -- ${first} ${first === to ? from : to}`
}

/**
 * Refuses broken links that the released units bring: their own links, and links of others to addresses that they take
 * away. The others belong to another team, or were broken before: they stop no release. Returns these as warnings, for the
 * record of the site. `standing` are those of the site before.
 */
export function checkLinks(
  broken: readonly BrokenLink[],
  released: readonly Unit[],
  standing: readonly string[] = [],
): string[] {
  const keyOf = ({ from, link }: BrokenLink) => `${from} ${link}`
  const isRefused = (each: BrokenLink) =>
    released.includes(each.from) || (released.includes(each.to) && !standing.includes(keyOf(each)))
  const refused = broken.filter(isRefused)
  if (refused.length > 0) throw new Error(refused.map((each) => sentenceOf(each) + remedyOf(each, released)).join('\n'))
  for (const each of broken) console.warn(`Warning: ${sentenceOf(each)}`)
  return broken.map(keyOf)
}
