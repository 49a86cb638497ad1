// Makes a release with platform/FORMAT.md alone, without importing our code: `node makeGardens.mjs FOLDER`.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [, , folder] = process.argv
const write = (name, content) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), content)
}
const asset = (name, content) => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const hashed = name.replace('.', `-${hash}.`)
  write(`assets/${hashed}`, content)
  return hashed
}

const style = asset('gardens.css', '@layer sections { .ponds { padding: 12rem 1rem 4rem; color: #0c3b2e } }')
const script = asset('count.js', `document.querySelector('.ponds output').textContent = 'counted'`)
const picture = asset('pond.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4"/></svg>')

const pages = { '/gardens': 'Gardens', '/gardens/ponds': 'Ponds' }
const rows = Object.entries(pages).map(([address, title]) => {
  const main = `pages/${title}.html`
  const links = Object.keys({ ...pages, '/contact': 0 }).map((link) => `<a href="${link}">${link}</a>`)
  const image = `<img src="/r/gardens/assets/${picture}" alt="A pond" width="80" height="80">`
  write(main, `<section class="ponds"><h1>${title}</h1><output></output>${image}${links.join(' ')}</section>`)
  const head = { title: `${title} | Sovran`, description: `${title} of the garden.`, main }
  return { pattern: address, paths: { [address]: head } }
})

const [entry] = [{ title: 'Gardens', link: '/gardens', order: 45 }]
const redirects = [{ from: '^/gardens/old/?$', to: '/gardens' }]
const offer = { phase: 'building', planning: 'none', group: 'outside' }
const pond = { id: 'pond', title: 'A pond', price: { from: 6000, to: 14000 }, weeks: { from: 2, to: 4 } }
const bed = { id: 'flower-bed', title: 'A flower bed', price: { from: 900, to: 2500 }, weeks: { from: 1, to: 1 } }
const offers = [
  { ...pond, ...offer, path: '/gardens/ponds' },
  { ...bed, ...offer, quantity: true, path: '/gardens' },
]
write('table.json', JSON.stringify({ pages: rows, menu: { entries: [entry], footer: [entry] }, redirects, offers }))
const files = [style, script].map((name) => `assets/${name}`)
const release = { format: 2, unit: 'gardens', area: { prefix: '/gardens', team: 'gardens' }, files }
write('release.json', JSON.stringify({ ...release, assets: [style, script, picture] }))
