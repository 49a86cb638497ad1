import { readFileSync } from 'node:fs'
import { areaFor } from 'shared-ui/areas'
import type { AreaName, Site, SiteArea } from 'shared-ui/contract'
import { dataScript, fillTemplate } from '../base/pageTemplate.ts'
import { type PageAssets, pageAssets, publicPath, shellAssets } from './pageAssets.ts'
import type { Rendered } from './renderer.ts'
import type { SiteSettings } from './settings.ts'
import { frameOf, socialImageOf } from './shellFiles.ts'
import type { SiteSources } from './siteSources.ts'
import type { Target } from './targets.ts'

/** Everything that one page's file is made of. */
interface DocumentInput {
  frame: ReturnType<typeof frameOf>
  target: Target
  rendered: Rendered
  assets: PageAssets
  socialImage: string
  site: Site
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const social = ({ target: { head, address, isExample }, site, socialImage }: DocumentInput) =>
  `${Object.entries({
    'og:site_name': 'Sovran',
    'og:type': 'website',
    'og:locale': 'en_GB',
    'og:title': head.title,
    ...(!isExample && { 'og:description': head.description, 'og:url': site.origin + (head.canonical ?? address) }),
    'og:image': site.origin + socialImage,
    'og:image:width': '1200',
    'og:image:height': '630',
  })
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
    .join('')}<meta name="twitter:card" content="summary_large_image">`

// React adopts the head tags that it would render itself, and leaves all others where they are. The tags of an example
// would therefore stand beside those of the visitor's own address, and stay when the visitor leaves the page.
const ofNoAddress = (head: string) => head.replaceAll(/<(?:meta name="description"|link rel="canonical")[^>]*>/g, '')

// Search engines read structured data apart from its page, where a path means nothing.
const absolute = (origin: string) => (_name: string, value: unknown) =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value

/** One complete HTML file. */
function documentOf(input: DocumentInput): string {
  const { frame, target, rendered, assets, site } = input
  // React puts a page's head tags before its markup.
  const tags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered.html)?.[0] ?? ''
  const code = [
    // A disabled sheet tells the loader of lazy pages that its rules are inlined already. In the template it is not
    // fetched. Outside, the preload scanner, which ignores `disabled`, would fetch it ahead of everything that can be
    // seen.
    ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    // The last is the shell's entry, which runs the page (see shell/src/boot/boot.ts).
    ...assets.scripts.map((own) => `<script type="module" src="${own.src}" integrity="${own.integrity}"></script>`),
  ]
  const head = [
    // Social networks read the first 32 kB of a document: their tags stand before the styles.
    (target.isExample ? ofNoAddress(tags) : tags).replace('</title>', () => `</title>${social(input)}`),
    // Inline: a fetched icon would take the network from the picture and the fonts. Crawlers get /apple-touch-icon.png.
    `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(frame.icon)}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><meta name="theme-color" content="#0c1113">',
    ...frame.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    // In one block, so that the page can be painted before any other file arrives.
    `<style>${assets.styles.map(({ stored }) => readFileSync(stored, 'utf8').trim()).join('\n')}</style>`,
    `<template id="code">${code.join('')}</template>`,
    `<script>${frame.boot}</script>`,
    ...(target.head.data ?? []).map((item) =>
      dataScript('type="application/ld+json"', { '@context': 'https://schema.org', ...item }, absolute(site.origin)),
    ),
  ]
  return fillTemplate(frame.template, {
    head: head.join(''),
    above: rendered.above,
    app: rendered.html.slice(tags.length),
    below: rendered.below,
    site: dataScript('type="application/json" id="site"', site),
  })
}

/** The page's JSON block: the exact release of its own area, and the prefixes of all. */
function siteFor(own: AreaName, { shell, areas }: SiteSources, settings: SiteSettings): Site {
  const { origin, enquiries, monitoring } = settings
  const named = [...areas].map(([name, { prefix, release }]): [AreaName, SiteArea] => [
    name,
    name === own ? { entry: publicPath(release, release.entry), prefix, release: release.version } : { prefix },
  ])
  return {
    origin,
    shell: shell.version,
    areas: Object.fromEntries(named),
    enquiries,
    ...(monitoring && { monitoring }),
  }
}

/**
 * Returns the function that makes the HTML file of any address. Throws where the shell's release lacks what every page
 * needs.
 */
export function pagesOf(sources: SiteSources, settings: SiteSettings): (target: Target) => Promise<string> {
  const { shell, areas, registry, renderer } = sources
  const ofShell = { page: shellAssets(shell, false), notFound: shellAssets(shell, true) }
  const frame = frameOf(shell)
  const root = areaFor(registry, '/')
  const byArea = new Map(
    [...areas].map(([name, { release }]) => [
      name,
      { release, site: siteFor(name, sources, settings), socialImage: socialImageOf(shell, name, root) },
    ]),
  )
  return async (target) => {
    const { area, address, page } = target
    const own = byArea.get(area)
    if (!own) throw new Error(`${address} belongs to no live area.`)
    const rendered = await renderer.render(own.release, address, own.site)
    const assets = pageAssets(page ? ofShell.page : ofShell.notFound, own.release, page)
    return documentOf({ frame, target, rendered, assets, ...own })
  }
}
