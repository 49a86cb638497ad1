import type { AreaName } from 'shared-page/contract'
import { areaFor } from 'shared-page/paths'
import { isPattern, literalHeadOf, matchesPattern, pathFault, patternFault, regexOfPattern } from '../base/paths.ts'
import { compileRedirect, destinationFault, expressionFault, literalPathOf } from '../base/redirects.ts'
import { type Rule, reject } from '../base/rejection.ts'
import type { AreaTable, Release } from '../store/format.ts'
import { fileOfRelease } from '../store/releaseStore.ts'

/** A release and its route table: together, everything that the release claims of the site. */
export interface Claimant {
  release: Release
  table: AreaTable
}

type Claim = readonly [field: string, value: string]

const prefixOf = ({ release }: Claimant) => release.area?.prefix ?? ''
const nameIn = ({ release }: Claimant) => release.unit

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** The paths of a table's pages, each with its field. */
const pathsOf = ({ pages }: AreaTable): Claim[] =>
  pages.flatMap(({ paths, wildcard }, at) => [
    ...Object.keys(paths).map((address): Claim => [`pages.${at}.paths`, address]),
    ...(wildcard ? [[`pages.${at}.wildcard.path`, wildcard.path] as const] : []),
  ])

/** The heads of a table, each with its field. */
export const headsOf = ({ pages }: AreaTable) =>
  pages.flatMap(({ paths, wildcard }, at) => [
    ...Object.entries(paths).map(([address, head]) => [`pages.${at}.paths.${address}`, head] as const),
    ...(wildcard ? [[`pages.${at}.wildcard.head`, wildcard.head] as const] : []),
  ])

/** The links of the menus: those that must lead to the area's own pages, and those that may lead to any page. */
function menuLinksOf({ menu }: AreaTable): readonly [own: Claim[], any: Claim[]] {
  const linksIn = (field: string, links: readonly { link: string }[] = []) =>
    links.map(({ link }, at): Claim => [`menu.${field}.${at}.link`, link])
  const form = menu.contactLinks?.form
  return [
    [
      ...linksIn('entries', menu.entries),
      ...linksIn('footer', menu.footer),
      ...linksIn('contactLinks.form', form && [form]),
    ],
    [
      ...linksIn('overview', menu.overview),
      ...linksIn('films', menu.films),
      ...linksIn('tiles', menu.tiles),
      ...(menu.tiles ?? []).flatMap(({ links }, at) => linksIn(`tiles.${at}.links`, links)),
    ],
  ]
}

/**
 * Refuses what a release may not claim beside the claims of others: its prefix, its paths and patterns, its redirects,
 * the links of its menus, its offers. `others` are areas whose own claims have been checked; `reserved` are the names
 * at the root of the site. A release that passes changes no page, redirect or file of another area.
 */
function checkClaim(claimant: Claimant, others: readonly Claimant[], reserved: ReadonlySet<string>, isNew: boolean) {
  const { release, table } = claimant
  const prefix = prefixOf(claimant)
  const registry = Object.fromEntries([...others, claimant].map((each) => [nameIn(each), { prefix: prefixOf(each) }]))
  const ownerOf = (path: string): AreaName => areaFor(registry, path)
  const isOwn = (path: string) => ownerOf(path) === release.unit
  const isReserved = (path: string) => reserved.has(path.split('/')[1] ?? '')
  /** Whether everything below a path belongs to this area. */
  const isOwnBelow = (head: string) => !others.map(prefixOf).some((each) => each !== '' && isBelow(each, head))
  const refuse = (rule: Rule, [field, value]: Claim, why: string, remedy: string, file = 'table.json'): never =>
    reject(rule, { file: fileOfRelease(release, file), field, value }, why, remedy)

  checkPrefix()
  const seen = new Set<string>()
  for (const claim of pathsOf(table)) checkPath(claim)
  checkPatterns()
  table.redirects.forEach(checkRedirect)
  checkMenu()
  checkHeads()
  checkOffers()

  function checkPrefix() {
    const claim: Claim = ['area.prefix', prefix]
    const take = (why: string) => refuse('prefix-taken', claim, why, 'choose another prefix', 'release.json')
    const same = others.find((each) => prefixOf(each) === prefix)
    if (same) take(`which the live area ${nameIn(same)} has`)
    if (prefix === '') return
    if (isReserved(prefix))
      refuse('prefix-reserved', claim, 'where the site has files of its own', 'choose another prefix', 'release.json')
    for (const other of others) {
      const of = prefixOf(other)
      if (of !== '' && (isBelow(prefix, of) || isBelow(of, prefix)))
        take(`which is ${isBelow(prefix, of) ? 'inside' : 'around'} the prefix ${of} of ${nameIn(other)}`)
      const page = pathsOf(other.table).find(([, path]) => isBelow(path, prefix))
      if (page) take(`where ${nameIn(other)} has the page ${page[1]}`)
      const patterns = other.table.pages.map((each) => each.pattern).filter(isPattern)
      const heads = [...patterns.map(literalHeadOf), ...other.table.redirects.map(({ from }) => literalPathOf(from))]
      const head = heads.find((each) => isBelow(each, prefix) || (each !== '' && isBelow(prefix, each)))
      if (head) take(`where ${nameIn(other)} has a pattern or a redirect at ${head}`)
    }
  }

  /** Refuses a path that is malformed, belongs to another area, or is claimed twice. */
  function checkPath(claim: Claim) {
    const [, address] = claim
    const fault = pathFault(address)
    if (fault) refuse('path-form', claim, fault, 'write the path as FORMAT.md describes it')
    if (!isOwn(address)) refuseOther(claim, address)
    refuseReserved(claim, address)
    if (seen.has(address)) refuse('path-twice', claim, 'which another row has already', 'name each path once')
    seen.add(address)
  }

  function refuseReserved(claim: Claim, path: string) {
    if (isReserved(path)) refuse('path-reserved', claim, 'where the site has files of its own', 'choose another path')
  }

  function refuseOther(claim: Claim, address: string) {
    const why = isBelow(address, prefix) ? `which belongs to ${ownerOf(address)}` : `outside of the prefix "${prefix}"`
    refuse('path-prefix', claim, why, 'remove it, or move it below the prefix')
  }

  function checkPatterns() {
    const shapes = new Set<string>()
    for (const [at, page] of table.pages.entries()) {
      const claim: Claim = [`pages.${at}.pattern`, page.pattern]
      const fault = patternFault(page.pattern)
      if (fault) refuse('path-form', claim, fault, 'write the path as FORMAT.md describes it')
      const head = literalHeadOf(page.pattern)
      if (!isOwn(head || '/')) refuseOther(claim, head || '/')
      refuseReserved(claim, head)
      // The root area owns all other paths: a pattern that begins with a parameter would also match paths of other
      // areas.
      if (isPattern(page.pattern) && !isOwnBelow(head))
        refuse('path-prefix', claim, 'which matches paths of other areas', 'begin it with a name of your own')
      if (page.wildcard && !isPattern(page.pattern))
        refuse('path-pattern', claim, 'which has a "wildcard" and no parameter', 'list its paths in "paths" alone')
      // Listed paths may have another form than the pattern, because several of them can show the same page.
      if (page.wildcard && !matchesPattern(page.pattern, page.wildcard.path))
        refuse(
          'path-pattern',
          claim,
          `which does not match its wildcard ${page.wildcard.path}`,
          'name a path that it matches',
        )
      const shape = page.pattern.replaceAll(/:\w+/g, ':')
      if (shapes.has(shape)) refuse('path-twice', claim, 'which another row has already', 'join the two rows')
      shapes.add(shape)
      const { wildcard } = page
      const first =
        wildcard && table.pages.find((each) => isPattern(each.pattern) && matchesPattern(each.pattern, wildcard.path))
      if (first && first !== page)
        refuse('path-pattern', claim, `whose paths ${first.pattern} matches first`, 'put the narrower pattern first')
    }
  }

  function checkRedirect({ from, to }: AreaTable['redirects'][number], at: number) {
    const claim: Claim = [`redirects.${at}.from`, from]
    const fault = expressionFault(from)
    if (fault)
      refuse('redirect-form', claim, fault, 'write a regular expression that is valid in RE2 and in JavaScript')
    const begin = `begin it with "^${prefix || '/NAME'}/", and with nothing optional before that slash`
    const head = literalPathOf(from)
    const isNormal = !/\/(\.{0,2})\//.test(`${head}/`)
    if (!isNormal || !isOwn(head || '/') || !isBelow(head, prefix) || head === '')
      refuse('redirect-prefix', claim, `which does not stay inside the prefix "${prefix}"`, begin)
    if (!isOwnBelow(head)) refuse('redirect-prefix', claim, 'which matches paths of other areas', begin)
    refuseReserved(claim, head)
    const redirect = compileRedirect({ from, to })
    const page = [claimant, ...others]
      .flatMap((each) => pathsOf(each.table))
      .find(([, address]) => redirect(address) !== undefined || redirect(`${address}/`) !== undefined)
    if (page) refuse('redirect-page', claim, `which matches the page ${page[1]}`, 'redirect former paths only')
    const wrong = destinationFault({ from, to })
    if (wrong) refuse('redirect-end', [`redirects.${at}.to`, to], wrong, 'name the path of a page')
  }

  function checkMenu() {
    const [own, any] = menuLinksOf(table)
    for (const claim of [...own, ...any]) {
      const [address = ''] = claim[1].split(/[?#]/, 1)
      const fault = pathFault(address)
      if (fault) refuse('menu-link', claim, fault, 'name the path of a page')
      if (own.includes(claim) && !isOwn(address))
        refuse('menu-link', claim, `which belongs to ${ownerOf(address)}`, 'link to a page of your own')
    }
  }

  function checkHeads() {
    const listed = new Set(table.pages.flatMap(({ paths }) => Object.keys(paths)))
    for (const [field, { canonical }] of headsOf(table))
      if (canonical !== undefined && !listed.has(canonical))
        refuse(
          'canonical',
          [`${field}.canonical`, canonical],
          'which is not a page of this table',
          'name one of "paths"',
        )
    // A rollback must always work, so the subjects of other areas do not block it.
    if (!isNew) return
    for (const [field, { about = {} }] of headsOf(table))
      for (const word of Object.keys(about)) {
        const other = others.find((each) =>
          headsOf(each.table).some(([, head]) => head.about && Object.hasOwn(head.about, word)),
        )
        if (other)
          refuse('about', [`${field}.about`, word], `which a page of ${nameIn(other)} has`, 'choose another word')
      }
  }

  function checkOffers() {
    const patterns = table.pages.filter(({ pattern }) => isPattern(pattern))
    const wildcardOf = (path: string) =>
      patterns.find(({ pattern }) => new RegExp(regexOfPattern(pattern)).test(path))?.wildcard
    const ids = new Set<string>()
    for (const [at, { id, path }] of table.offers.entries()) {
      if (ids.has(id)) refuse('offer', [`offers.${at}.id`, id], 'which another offer has already', 'choose another ID')
      ids.add(id)
      const isPage = seen.has(path) || wildcardOf(path)
      const fault = pathFault(path) ?? (isPage ? undefined : 'which is not a page of this table')
      if (fault) refuse('offer', [`offers.${at}.path`, path], fault, 'name the page that says what is included')
    }
  }
}

/**
 * Decides ownership: refuses releases that claim what belongs to others. `live` are live already. `arriving` are to go
 * live and must respect the live ones; if two arriving releases conflict, the later one is refused. Each message names
 * the release that must change.
 */
export function checkClaims(
  live: readonly Claimant[],
  arriving: readonly Claimant[],
  reserved: ReadonlySet<string>,
): void {
  // The root area yields to all others, so it is checked after them.
  const ordered = [...live].sort((one, other) => prefixOf(other).length - prefixOf(one).length)
  const all = [...ordered, ...arriving]
  for (const [at, claimant] of all.entries())
    checkClaim(claimant, all.slice(0, at), reserved, arriving.includes(claimant))
}

/** The names at the root of every site, apart from the shell's own files. */
export const rootNames = [
  ...['r', '404', '404.html', 'index', 'index.html', '__', '_system', 'assets', 'teams.js', 'offers.json'],
  ...['robots.txt', 'sitemap.xml', 'subjects.json', 'third-party-notices.txt', 'self-destroying-worker.js'],
]
