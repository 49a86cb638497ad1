import type { PatternFile, Target } from './targets.ts'

export interface ComposedPage {
  target: Target
  html: string
}

/** Text as a visitor reads it, from its HTML. */
const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

const linksIn = (html: string) =>
  new Set([...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => plain(href)))

const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => plain(id)))

/**
 * Refuses links, those of menus among them, to addresses of this site that do not exist: no page has the address, or its
 * page has no such anchor. `isFile` says whether an address is a file of the site.
 */
export function checkLinks(
  pages: readonly ComposedPage[],
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

  function linkFault(link: string, own: string): string | undefined {
    if (link.startsWith('#')) return anchorFault(own, link)
    if (!link.startsWith('/') || link.startsWith('//')) return undefined
    const { pathname, hash } = new URL(link, 'http://site')
    const address = pathname.replace(/(?<=.)\/$/, '')
    const file = fileFor(address)
    if (file === undefined || file === '404.html') return isFile(address) ? undefined : 'no page has this address'
    return anchorFault(file, hash)
  }

  // The link of a menu is on every page.
  const faults = new Map<string, string[]>()
  for (const { target, html } of pages)
    for (const link of linksIn(html)) {
      const fault = linkFault(link, target.file)
      const words = `links to ${link}: ${fault}.`
      if (fault) faults.set(words, [...(faults.get(words) ?? []), target.address])
    }
  if (faults.size === 0) return
  const named = ([first, ...others]: string[]) => (others.length > 0 ? `${first}, like ${others.length} more,` : first)
  throw new Error([...faults].map(([words, from]) => `${named(from)} ${words}`).join('\n'))
}
