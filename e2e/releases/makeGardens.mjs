// Makes a release with platform/FORMAT.md alone, without importing our code: `node makeGardens.mjs FOLDER [NAME]`.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [, , folder, name = 'gardens'] = process.argv
const write = (file, content) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}
const asset = (file, content) => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const hashed = file.replace('.', `-${hash}.`)
  write(`assets/${hashed}`, content)
  return hashed
}

const style = asset('gardens.css', '@layer sections { .ponds { padding: 12rem 1rem 4rem; color: #0c3b2e } }')
const script = asset('count.js', `document.querySelector('.ponds output').textContent = 'counted'`)
const picture = asset('pond.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4"/></svg>')

const title = name.replace(/^./, (letter) => letter.toUpperCase())
const pages = { [`/${name}`]: title, [`/${name}/ponds`]: 'Ponds' }
const rows = Object.entries(pages).map(([address, heading]) => {
  const main = `pages/${heading}.html`
  const links = Object.keys({ ...pages, '/contact': 0 }).map((link) => `<a href="${link}">${link}</a>`)
  const image = `<img src="/r/${name}/assets/${picture}" alt="A pond" width="80" height="80">`
  write(main, `<section class="ponds"><h1>${heading}</h1><output></output>${image}${links.join(' ')}</section>`)
  const head = { title: `${heading} | Sovran`, description: `${heading} of the garden.`, main }
  return { pattern: address, paths: { [address]: head } }
})

const entry = { title, link: `/${name}`, order: 45 }
const redirects = [{ from: `^/${name}/old/?$`, to: `/${name}` }]
const offer = { phase: 'building', planning: 'none', group: 'outside' }
const pond = { id: 'pond', title: 'A pond', price: { from: 6000, to: 14000 }, weeks: { from: 2, to: 4 } }
const bed = { id: 'flower-bed', title: 'A flower bed', price: { from: 900, to: 2500 }, weeks: { from: 1, to: 1 } }
const offers = [
  { ...pond, ...offer, path: `/${name}/ponds` },
  { ...bed, ...offer, quantity: true, path: `/${name}` },
]
write('table.json', JSON.stringify({ pages: rows, menu: { entries: [entry], footer: [entry] }, redirects, offers }))
const files = [style, script].map((file) => `assets/${file}`)
const release = { format: 2, unit: name, area: { prefix: `/${name}`, team: name }, files }
write('release.json', JSON.stringify({ ...release, assets: [style, script, picture] }))
