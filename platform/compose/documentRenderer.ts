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

// As React escapes: it adopts a head tag by its values, which the parser gives it.
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
 * The head tags of an address, as `AreaPages` renders them: React adopts those that it would render itself, and leaves all
 * others where they are. Those of an example would stand beside those of the visitor's own address, and stay when the visitor
 * leaves the page.
 */
function headTags({ head, address, isWildcard }: Target, origin: string, social: string) {
  const description = `<meta name="description" content="${escaped(head.description)}"/>`
  const canonical = `<link rel="canonical" href="${escaped(origin + (head.canonical ?? address))}"/>`
  const robots = head.robots ? `<meta name="robots" content="${head.robots}"/>` : isWildcard ? '' : canonical
  return `<title>${escaped(head.title)}</title>${social}${isWildcard ? '' : description}${robots}`
}

// Search engines read structured data apart from its page, where a path means nothing.
const absolute = (origin: string) => (_name: string, value: unknown) =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value

function markupOf(file: string, address: string) {
  const bytes = readFileSync(file)
  if (isUtf8(bytes)) return bytes.toString()
  reject('markup', { file, field: 'its markup', value: address }, 'a page that is not UTF-8', 'save it as UTF-8')
}

/** Returns the function that makes the page of any address. Throws if a release lacks what a page needs. */
export function documentRenderer(
  { shell, server, areas, registry }: SiteSources,
  { origin, enquiries, monitoring }: SiteSettings,
): (target: Target) => ComposedPage {
  const { template, boot, fonts } = shellParts(shell)
  const root = areaFor(registry, '/')
  // On paper a link says its address: paper.css adds the path.
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
      // The other areas have no release here: one of theirs must not change this page.
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
      // A disabled sheet tells the loader of lazy pages that its rules are inlined already. In the template it is not
      // fetched. Outside, the preload scanner, which ignores `disabled`, would fetch it ahead of everything that can be
      // seen.
      ...assets.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
      // The last is the shell's entry, which runs the page (see shell/src/host/boot/boot.ts).
      ...scripts,
    ]
    const parts = [
      // Social networks read the first 32 kB of a document: their tags stand before the styles.
      headTags(target, origin, social),
      // URLs and no `data:`, which a search engine cannot fetch: it takes an icon of 48 px or more. Browsers take the SVG.
      // https://developers.google.com/search/docs/appearance/favicon-in-search
      '<link rel="icon" href="/favicon.ico" sizes="48x48">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
      // In one block, so that the page can be painted before any other file arrives.
      `<style>${assets.styles.map(({ stored }) => readFileSync(stored, 'utf8').trim()).join('\n')}${host}</style>`,
      // The page of unknown addresses has nothing to press but links, and an area without a container runs its own scripts.
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
