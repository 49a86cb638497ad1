import type { Parts } from './parts.ts'
import type { PatternFile, Target } from './targets.ts'

export interface ComposedPage {
  target: Target
  html: string
}

/** Text as a visitor reads it, from its HTML. */
const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

const linksIn = (html: string) => [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => plain(href))

const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => plain(id)))

/** Every address that a menu links to, at any depth. */
function linksOf(menu: unknown): string[] {
  if (typeof menu !== 'object' || menu === null) return []
  return Object.entries(menu).flatMap(([key, value]) =>
    key === 'link' && typeof value === 'string' ? [value] : linksOf(value),
  )
}

/**
 * Refuses links and menu entries to addresses of this site that do not exist: no page has the address, or its page
 * has no such anchor. `isFile` says whether an address is a file of the site.
 */
export function checkLinks(
  pages: readonly ComposedPage[],
  areas: Parts['areas'],
  patterns: readonly PatternFile[],
  isFile: (address: string) => boolean,
) {
  const ids = new Map(pages.map(({ target, html }) => [target.file, idsIn(html)]))
  const files = new Map(pages.map(({ target }) => [target.address, target.file]))
  const fileFor = (address: string) =>
    files.get(address) ?? patterns.find(({ pattern }) => new RegExp(pattern).test(address))?.file

  const anchorFault = (file: string, hash: string) => {
    const anchor = decodeURIComponent(hash.slice(1))
    return !anchor || ids.get(file)?.has(anchor) ? undefined : `that page has no id "${anchor}"`
  }

  function linkFault(link: string, own = ''): string | undefined {
    if (link.startsWith('#')) return anchorFault(own, link)
    if (!link.startsWith('/') || link.startsWith('//')) return undefined
    const { pathname, hash } = new URL(link, 'http://site')
    const address = pathname.replace(/(?<=.)\/$/, '')
    const file = fileFor(address)
    if (file === undefined || file === '404.html') return isFile(address) ? undefined : 'no page has this address'
    return anchorFault(file, hash)
  }

  const faults = new Set<string>()
  const check = (words: string, link: string, own?: string) => {
    const fault = linkFault(link, own)
    if (fault) faults.add(`${words} ${link}: ${fault}.`)
  }
  for (const [area, { server }] of Object.entries(areas))
    for (const link of linksOf(server.menu)) check(`The menu of ${area} leads to`, link)
  for (const { target, html } of pages)
    for (const link of linksIn(html)) check(`${target.address} links to`, link, target.file)
  if (faults.size > 0) throw new Error([...faults].join('\n'))
}
