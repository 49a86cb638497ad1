import type { AreaName } from 'shared-page/contract'
import { areaFor } from 'shared-page/paths'
import { readFrame, readMain } from '../base/markup.ts'
import { escapeRegex } from '../base/paths.ts'
import type { Unit } from '../base/project.ts'
import { compileRedirect, maxHops } from '../base/redirects.ts'
import { Rejection, reject } from '../base/rejection.ts'
import { fileOfRelease } from '../store/releaseStore.ts'
import { releaseCommand } from './compatibility.ts'
import type { SiteSources } from './siteSources.ts'
import { notFoundFile, patternsOf, type Target } from './targets.ts'

export interface ComposedPage {
  target: Target
  html: string
  /** The markup inside `<main>`, as it is in the release. */
  main: string
}

export const readComposed = (pages: readonly ComposedPage[]) =>
  pages.map(({ target, html, main }) => ({ target, main: readMain(main), frame: readFrame(html.replace(main, '')) }))

/** A composed page with its IDs and links, which other pages depend on. */
type ReadPage = ReturnType<typeof readComposed>[number]

/** Refuses markup that is not allowed in a page, and IDs that the frame already uses for its scripts and links. */
export function checkMarkup(pages: readonly ReadPage[], areas: SiteSources['areas']) {
  // Every ID in the frame of any page: some are only on pages with code.
  const ofFrame = new Set(pages.flatMap(({ frame }) => [...frame.ids]))
  for (const { target, main } of pages) {
    const area = areas.get(target.area)
    if (!area || !target.page) continue
    const place = { file: fileOfRelease(area.release, target.head.main), field: 'its markup' }
    if (main.fault) reject('markup', { ...place, value: target.address }, `a page that ${main.fault}`, 'correct it')
    const taken = [...main.ids].find((id) => ofFrame.has(id))
    if (taken)
      reject('id', { ...place, field: 'an ID', value: taken }, 'which the page around it has', 'choose another')
  }
}

/** Decodes a text as browsers do: a % that escapes nothing stays. */
function decoded(text: string, decode: (text: string) => string) {
  try {
    return decode(text)
  } catch {
    return text
  }
}

/** A link to a page or anchor of this site that does not exist. */
interface BrokenLink {
  link: string
  fault: string
  /** The unit that contains the link: the page's area or, if the link is in the frame, the area whose menu has it. */
  from: Unit
  to: AreaName
  pages: string[]
  /** Whether a redirect still leads to a page: no visitor meets an error. */
  isRedirected: boolean
}

// Sample values for the groups of a redirect, to check whether another redirect follows it.
const samples = ['x', '1', 'x/1']

/**
 * Finds broken links, including those in menus and redirects: links without a page, or without such an anchor on the
 * page. Also finds links to former paths, which still redirect. `isFile` returns whether a unit may link to a path as a
 * file of the site.
 */
export function brokenLinks(
  pages: readonly ReadPage[],
  { areas, registry }: Pick<SiteSources, 'areas' | 'registry'>,
  isFile: (address: string, from: Unit) => boolean,
): BrokenLink[] {
  const idsOf = new Map(pages.map(({ target, main, frame }) => [target.file, new Set([...main.ids, ...frame.ids])]))
  const files = new Map(pages.map(({ target }) => [target.address, target.file]))
  const patterns = patternsOf(areas).map(({ pattern, file }) => ({ pattern: new RegExp(pattern), file }))
  const redirects = [...areas].flatMap(([area, { table }]) =>
    table.redirects.map((each, at) => ({ ...each, area, at, follow: compileRedirect(each) })),
  )

  /** Why a URL leads nowhere, and the area that owns the first redirect on the way. */
  function outcomeOf(
    { pathname, hash, href }: URL,
    page: Target,
    from: Unit,
    hops = 0,
  ): { fault?: string; redirectedBy?: AreaName } {
    // Firebase Hosting applies redirects first. A redirect keeps the fragment unless it names another.
    for (const { follow, area } of redirects) {
      const next = follow(pathname)
      if (next === undefined) continue
      const fault =
        hops < maxHops
          ? outcomeOf(new URL(next.includes('#') ? next : next + hash, href), page, from, hops + 1).fault
          : 'its redirects never end'
      return { redirectedBy: area, ...(fault && { fault }) }
    }
    // Decoded as the site server does: an escaped slash in a name stays encoded.
    const address = decoded(pathname, decodeURI).replace(/(?<=.)\/$/, '')
    const other = files.get(address) ?? patterns.find(({ pattern }) => pattern.test(address))?.file
    const file = address === page.address ? page.file : other
    if (!file || (file === notFoundFile && file !== page.file))
      return isFile(address, from) ? {} : { fault: 'no page has this path' }
    // Browsers search the page for the text after `:~:`. `#top` exists on every page.
    const anchor = decoded(hash.slice(1).replace(/:~:.*$/s, ''), decodeURIComponent)
    const isThere = !anchor || /^top$/i.test(anchor) || idsOf.get(file)?.has(anchor)
    return isThere ? {} : { fault: `that page has no id "${anchor}"` }
  }

  const menus = [...areas].map(([name, { table }]) => [name, JSON.stringify(table.menu)] as const)
  const menuWith = (link: string) => menus.find(([, menu]) => menu.includes(JSON.stringify(link)))?.[0] ?? 'shell'
  const broken = new Map<string, BrokenLink>()
  function note(link: string, from: Unit, where: string, page: Target) {
    const base = `http://site${page.address}`
    const url = URL.canParse(link, base) ? new URL(link, base) : undefined
    if (url && (url.host !== 'site' || url.protocol !== 'http:')) return
    const { fault, redirectedBy } = url ? outcomeOf(url, page, from) : { fault: 'it is no URL' }
    const to = redirectedBy ?? areaFor(registry, url?.pathname ?? page.address)
    if (!fault && (!redirectedBy || redirectedBy === from)) return
    const words = fault ?? `${redirectedBy} redirects it`
    const found = broken.get(`${from} ${link}`) ?? { link, fault: words, from, to, pages: [], isRedirected: !fault }
    broken.set(`${from} ${link}`, { ...found, pages: [...found.pages, where] })
  }
  for (const { target, main, frame } of pages)
    for (const link of new Set([...main.links, ...frame.links]))
      note(link, main.links.has(link) ? target.area : menuWith(link), target.address, target)

  for (const { to, area, at } of redirects) {
    const [page] = pages.map(({ target }) => target).filter((target) => target.area === area)
    if (!page) continue
    const where = `redirects.${at}.to`
    if (!/:\d/.test(to)) note(to, area, where, page)
    else {
      // A group can stand for any text: at least one page must match, and no sample may redirect for ever.
      const anywhere = new RegExp(`^${escapeRegex(to.replace(/[?#].*$/s, '')).replaceAll(/:\d/g, '.+')}$`)
      const urls = samples.map((each) => new URL(to.replaceAll(/:\d/g, each), `http://site${page.address}`))
      const endless = urls
        .map((url) => outcomeOf(url, page, area).fault)
        .find((fault) => fault === 'its redirects never end')
      const fault = endless ?? ([...files.keys()].some((each) => anywhere.test(each)) ? '' : 'no page has such a path')
      const own = { link: to, from: area, to: area, pages: [where], isRedirected: false }
      if (fault) broken.set(`${area} ${to}`, { ...own, fault })
    }
  }
  return [...broken.values()]
}

function sentenceOf({ link, fault, from, pages: [first, ...others] }: BrokenLink) {
  const leads = first?.startsWith('redirects') ? 'leads' : 'links'
  const subject =
    others.length > 0 ? `${first} (${from}) and ${others.length} more link` : `${first} (${from}) ${leads}`
  return `${subject} to ${link}: ${fault}.`
}

function remedyOf({ link, from, to }: BrokenLink, released: readonly Unit[]) {
  if (from === to) return ''
  const [first, how] = released.includes(to) ? [from, `without the link to ${link}`] : [to, 'with it']
  const both = releaseCommand([first, first === to ? from : to])
  return ` Release ${first} first, ${how}, or both at once: ${both}${released.includes(to) ? `. Or redirect the path, in "redirects" of ${to}` : ''}`
}

/**
 * Refuses broken links that the released units cause: links on their own pages, and links on other pages to paths that
 * they remove. Other broken links belong to another team, or were broken before, and block no release: returns these
 * for the site's record, and prints them as warnings. `knownBroken` are those of the previous site.
 */
export function checkLinks(
  links: readonly BrokenLink[],
  released: readonly Unit[],
  knownBroken?: readonly string[],
): string[] {
  const keyOf = ({ from, link }: BrokenLink) => `${from} ${link}`
  const broken = links.filter(({ isRedirected }) => !isRedirected)
  // A link that used to work, on a page of a unit that is not being released, has lost its page because of this
  // release.
  const isLost = (each: BrokenLink) =>
    released.length > 0 && (knownBroken ? !knownBroken.includes(keyOf(each)) : released.includes(each.to))
  const refused = broken.filter((each) => released.includes(each.from) || isLost(each))
  if (refused.length > 0)
    throw new Rejection('link', refused.map((each) => sentenceOf(each) + remedyOf(each, released)).join('\n'))
  for (const each of links) console.warn(`Warning: ${sentenceOf(each)}`)
  return broken.map(keyOf)
}
