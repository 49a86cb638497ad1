import { type ChangedPage, type Changes, visiblyChanged } from './compareSites.ts'
import { type Cause, causes } from './facets.ts'
import { type Again, bytesOf } from './fetchedAgain.ts'
import type { Comparison, Fetched } from './pictures.ts'
import type { PixelDifference } from './pixels.ts'
import { inKiB, summaryOf } from './summary.ts'

/** A page that was pictured, and the pages that change in the same way. */
export interface Pictured {
  page: ChangedPage
  alike: readonly ChangedPage[]
  comparison: Comparison
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #14110a; background: #fbfaf7 }
body { max-width: 72rem; margin: auto; padding: 1.5rem }
h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 3rem }
article { margin: 1.5rem 0; padding: 1rem 1.25rem; background: #fff; border: 1px solid #ddd8cc; border-radius: 6px }
ul { padding-left: 1.2rem } .lines { list-style: none; padding: 0; font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
.gone { background: #ffe9e6 } .gone::before { content: '− ' } .come { background: #e4f5e6 } .come::before { content: '+ ' }
table { border-collapse: collapse } td, th { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top } td { font-variant-numeric: tabular-nums }
.slider { position: relative; overflow: hidden; max-width: 100%; border: 1px solid #bbb; --at: 50% }
.slider img { display: block; width: 100%; height: auto } .slider img + img { position: absolute; inset: 0 }
.slider .after { clip-path: inset(0 0 0 var(--at)) } .slider .marks { opacity: .55; pointer-events: none }
figure { margin: 1rem 0 } figure input { width: 100% } body:not(:has(#marks:checked)) .marks { display: none }
`

// One listener: each slider moves the edge between its two pictures.
const script = `addEventListener('input', ({ target }) => target.previousElementSibling?.style?.setProperty('--at', target.value + '%'))`

const lines = (items: readonly string[], name: string) =>
  items
    .slice(0, 40)
    .map((item) => `<li class="${name}">${escaped(item)}</li>`)
    .join('') + (items.length > 40 ? `<li>and ${items.length - 40} more</li>` : '')

const addresses = (pages: readonly { address: string }[]) =>
  pages.length > 6
    ? `<details><summary>${pages.length} addresses</summary>${pages.map(({ address }) => escaped(address)).join('<br>')}</details>`
    : pages.map(({ address }) => `<code>${escaped(address)}</code>`).join(', ')

/** The differences of one cause: each once, with all the addresses where it is the same. */
function causeSection(cause: Cause, pages: readonly ChangedPage[]): string {
  const groups = new Map<string, { content: string; pages: ChangedPage[] }>()
  for (const page of pages)
    for (const { gone, come } of page.differences.filter((each) => each.cause === cause)) {
      const content = lines(gone, 'gone') + lines(come, 'come')
      const group = groups.get(content) ?? { content, pages: [] }
      group.pages.push(page)
      groups.set(content, group)
    }
  if (groups.size === 0) return ''
  const articles = [...groups.values()].map(
    (group) => `<article>${addresses(group.pages)}<ul class="lines">${group.content}</ul></article>`,
  )
  return `<h2 id="${cause.replace(' ', '-')}">${cause[0]?.toUpperCase()}${cause.slice(1)}</h2>${articles.join('')}`
}

const fetched = ({ requests, bytes }: Fetched) => `${requests} requests, ${inKiB(bytes)}`

const figure = (name: string, { before, after, marks, pixels, width, height, top, cut }: PixelDifference) => `<figure>
<figcaption>${escaped(name)}: ${pixels} pixels differ, from ${top} px below the top${cut ? `; ${cut} px further down are left out` : ''}.</figcaption>
<div class="slider" style="width:${width}px"><img src="${before}" width="${width}" height="${height}" alt="Before"><img class="after" src="${after}" alt="After"><img class="marks" src="${marks}" alt=""></div><input type="range" value="50" style="max-width:${width}px" aria-label="Before and after"></figure>`

function pageArticle({ page, alike, comparison }: Pictured, seen: Map<string, string>): string {
  const { address, differences } = page
  const figures = [...comparison.differences].map(([name, difference]) => {
    const key = difference.before + difference.after
    const first = seen.get(key)
    seen.set(key, first ?? address)
    return first
      ? `<p>${escaped(name)}: the same difference as on <code>${escaped(first)}</code>.</p>`
      : figure(name, difference)
  })
  return `<article><h3>${escaped(address)}</h3>
<p>${page.isElsewhere ? `<strong>Of another area: ${page.area}.</strong> ` : ''}${[...new Set(differences.map(({ cause }) => cause))].join(', ')}.
On a phone before the first touch: ${fetched(comparison.before)}; now ${fetched(comparison.after)}.</p>
${comparison.faults.length > 0 ? `<p><strong>New errors in its console:</strong></p><ul class="lines">${lines(comparison.faults, 'come')}</ul>` : ''}
${alike.length > 0 ? `<div>In the same way change: ${addresses(alike)}</div>` : ''}
${figures.join('') || '<p>No pixel differs.</p>'}</article>`
}

const againRow = ({ address, again, document: [, document] }: ChangedPage) =>
  `<tr><td><code>${escaped(address)}</code></td><td>${inKiB(bytesOf(again))}</td><td>${inKiB(document)}</td><td>${again.map(fileLine).join('<br>')}</td></tr>`

const fileLine = ({ name, bytes, before }: Again) =>
  escaped(`${name.split('/').at(-1)}: ${inKiB(bytes)}${before === undefined ? ' (new)' : ` (was ${inKiB(before)})`}`)

function returning(pages: readonly ChangedPage[]): string {
  const rows = pages.filter(({ again }) => again.length > 0).sort((a, b) => bytesOf(b.again) - bytesOf(a.again))
  if (rows.length === 0) return ''
  return `<h2>What a returning visitor fetches again</h2><p>With the previous release in the cache; compressed by brotli, without headers.</p>
<table><tr><th>Address</th><th>Code</th><th>Document</th><th>Files</th></tr>${rows.map(againRow).join('')}</table>`
}

const listed = (title: string, items: readonly string[]) =>
  items.length > 0
    ? `<h2>${title}</h2><ul>${items.map((item) => `<li><code>${escaped(item)}</code></li>`).join('')}</ul>`
    : ''

/** The whole report as one HTML file, which needs no other. */
export function reportOf(title: string, changes: Changes, pictured: readonly Pictured[]): string {
  const visible = visiblyChanged(changes)
  const seen = new Map<string, string>()
  const elsewhere = pictured.filter(({ page }) => page.isElsewhere)
  const own = pictured.filter(({ page }) => !page.isElsewhere)
  const articles = (list: readonly Pictured[]) => list.map((each) => pageArticle(each, seen)).join('')
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Changes: ${escaped(title)}</title><style>${style}</style>
<h1>Changes: ${escaped(title)}</h1>
<ul>${summaryOf(changes, pictured)
    .map((line) => `<li>${escaped(line)}</li>`)
    .join('')}</ul>
<p><label><input type="checkbox" id="marks" checked> Mark the changed pixels</label></p>
${elsewhere.length > 0 ? `<h2>Pages of other areas</h2>${articles(elsewhere)}` : ''}
${listed('Addresses added', changes.added)}${listed('Addresses gone', changes.gone)}
${own.length > 0 ? `<h2>Pages, before and after</h2>${articles(own)}` : ''}
${causes.map((cause) => causeSection(cause, visible)).join('')}
${listed('Other files', changes.files)}
${returning(changes.pages)}
<script>${script}</script></html>
`
}
