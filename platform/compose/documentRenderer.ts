import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { areaFor } from 'shared-page/paths'
import type { Site } from 'shared-page/site'
import { siteConfig } from '../../site.config.ts'
import { dataScript, fillTemplate } from '../base/fillTemplate.ts'
import { reject } from '../base/rejection.ts'
import { fileOfRelease } from '../store/releaseStore.ts'
import type { ComposedPage } from './links.ts'
import { pageAssets, publicPath, shellAssets } from './pageAssets.ts'
import type { SiteSettings } from './settings.ts'
import { shellParts, socialImageOf } from './shellFiles.ts'
import type { LiveArea, SiteSources } from './siteSources.ts'
import type { Target } from './targets.ts'

// Escapes as React does: it adopts a head tag by comparing attribute values as the parser returns them.
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const socialTags = ({ head, address, isWildcard }: Target, origin: string, image: string) =>
  `${Object.entries({
    'og:site_name': siteConfig.name,
    'og:type': 'website',
    'og:locale': 'en_GB',
    'og:title': head.title,
    ...(!isWildcard && { 'og:description': head.description, 'og:url': origin + (head.canonical ?? address) }),
    'og:image': origin + image,
    'og:image:width': '1200',
    'og:image:height': '630',
  })
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
    .join('')}<meta name="twitter:card" content="summary_large_image">`

/**
 * The head tags of a URL, as `AreaPages` renders them: React adopts those that it would render itself and leaves all
 * others in place. A wildcard page gets no tags of its example path: they would remain beside those of the visitor's
 * own URL, even after the visitor leaves the page.
 */
function headTags({ head, address, isWildcard }: Target, origin: string, social: string) {
  const description = `<meta name="description" content="${escaped(head.description)}"/>`
  const canonical = `<link rel="canonical" href="${escaped(origin + (head.canonical ?? address))}"/>`
  const robots = head.robots ? `<meta name="robots" content="${head.robots}"/>` : isWildcard ? '' : canonical
  return `<title>${escaped(head.title)}</title>${social}${isWildcard ? '' : description}${robots}`
}

// Search engines read structured data separately from its page, so paths in it would not resolve.
const absolute = (origin: string) => (_name: string, value: unknown) =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value

function markupOf(file: string, address: string) {
  const bytes = readFileSync(file)
  if (isUtf8(bytes)) return bytes.toString()
  reject('markup', { file, field: 'its markup', value: address }, 'a page that is not UTF-8', 'save it as UTF-8')
}

/**
 * Returns the function that renders the document of any page. Throws if a release lacks something that the page needs.
 */
export function documentRenderer(
  { shell, server, areas, registry }: SiteSources,
  { origin, enquiries, monitoring }: SiteSettings,
): (target: Target) => ComposedPage {
  const { template, boot, fonts } = shellParts(shell)
  const root = areaFor(registry, '/')
  // Printed links show their URL: paper.css adds the path to this host.
  const host = `:root{--host:"${new URL(origin).host}"}`
  const menus = Object.fromEntries([...areas].map(([name, { prefix, table }]) => [name, { prefix, menu: table.menu }]))
  return (target) => {
    const { area, address, page, head } = target
    const { prefix, release } = areas.get(area) as LiveArea
    const entry = release.entry && publicPath(release, release.entry)
    const site: Site = {
      origin,
      ...(page && { path: page.wildcard?.path === address ? page.pattern : address }),
      shell: shell.version,
      // The other areas are listed without their release: otherwise their releases would change this page.
      areas: { ...registry, [area]: { ...registry[area], prefix, ...(entry && { entry, release: release.version }) } },
      enquiries,
      ...(monitoring && { monitoring }),
    }
    const { above, below } = server.frameOf(address, menus)
    const assets = pageAssets(shellAssets(shell, !page), release, page)
    const social = socialTags(target, origin, socialImageOf(shell, area, root))
    const scripts = assets.scripts.map(
      ({ src, integrity }) => `<script type="module" src="${src}" integrity="${integrity}"></script>`,
    )
    const code = [
      // A disabled stylesheet tells the loader of lazy pages that its rules are inlined already. Inside the template
      // nothing is fetched. Outside, the preload scanner, which ignores `disabled`, would fetch the stylesheet before
      // everything that is visible.
      ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
      // The shell's entry, which runs the page, comes last (see shell/src/host/boot/boot.ts).
      ...scripts,
    ]
    const parts = [
      // Social networks read only the first 32 kB of a document, so their tags come before the styles.
      headTags(target, origin, social),
      // URLs, not `data:`, which a search engine cannot fetch. Google needs an icon of at least 48 px; browsers use the
      // SVG. https://developers.google.com/search/docs/appearance/favicon-in-search
      '<link rel="icon" href="/favicon.ico" sizes="48x48">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
      // Inlined in one block: the browser can paint the page before any other file arrives.
      `<style>${assets.styles.map(({ stored }) => readFileSync(stored, 'utf8').trim()).join('\n')}${host}</style>`,
      // The 404 page has nothing to hydrate, only links. An area without a container runs its own scripts.
      ...(entry && page ? [`<template id="code">${code.join('')}</template>`] : page ? scripts : []),
      `<script>${boot}</script>`,
      ...(head.data ?? []).map((item) =>
        dataScript('type="application/ld+json"', { '@context': 'https://schema.org', ...item }, absolute(origin)),
      ),
    ]
    const main = page ? markupOf(fileOfRelease(release, head.main), address) : server.notFound().main
    const html = fillTemplate(template, {
      head: parts.join(''),
      above,
      main: entry && page ? server.inMain(main) : main,
      below,
      site: dataScript('type="application/json" id="site"', site),
    })
    return { target, html, main }
  }
}
