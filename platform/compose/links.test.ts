import { expect, test, vi } from 'vitest'
import { brokenLinks, checkLinks, readComposed } from './links.ts'
import type { SiteSources } from './siteSources.ts'

const registry = { company: { prefix: '' }, builders: { prefix: '/sovran-builders' } }
const menu = { overview: [{ title: 'Attic', link: '/attic' }] }
const redirects = [
  { from: '^/former/?$', to: '/older' },
  { from: '^/older/?$', to: '/sovran-builders' },
  { from: '^/lost/?$', to: '/attic' },
]
const areas = new Map([['company', { table: { menu, redirects, pages: [] } }]]) as unknown as SiteSources['areas']

/** The broken links of a site in which two pages of builders have this markup, without those of company's redirects. */
function brokenBy(html: string, frame = '') {
  const composed = Object.entries({ '/': '', '/sovran-builders': html, '/sovran-builders/faq': html }).map(
    ([address, main]) => {
      const head = { title: '', description: '', main: '' }
      const area = address === '/' ? 'company' : 'builders'
      const target = { area, address, file: address, head, page: undefined, isWildcard: false }
      return { target, html: `${frame}<main id="here">${main}</main>`, main }
    },
  )
  const broken = brokenLinks(readComposed(composed), { areas, registry }, (address) => address === '/film.mp4')
  return broken.filter(({ pages: [first] }) => !first?.startsWith('redirects'))
}

const linkTo = (link: string) => brokenBy(`<a href="${link}">A link</a>`)

test.each([
  '/',
  '/?from=here',
  '/sovran-builders/',
  '#here',
  '/#here',
  '/film.mp4',
  '//a.example',
  '..',
  '/sovran%2Dbuilders',
])('a link to %s is good', (link) => {
  expect(linkTo(link)).toEqual([])
})

const both = '/sovran-builders (builders) and 1 more link to'

test.each([
  ['/attic', `${both} /attic: no page has this path. Release company first, with it, or both at once`],
  ['/#attic', `${both} /#attic: that page has no id "attic". Release company first, with it, or both at once`],
  ['#50%', `${both} #50%: that page has no id "50%".`],
  ['/50%', `${both} /50%: no page has this path.`],
  ['/lost', `${both} /lost: no page has this path.`],
  ['/former#attic', `${both} /former#attic: that page has no id "attic".`],
])('a release with a link to %s is refused', (link, words) => {
  expect(() => checkLinks(linkTo(link), ['builders'])).toThrow(words)
})

test('the unit that links to a removed page is released first', () => {
  expect(() => checkLinks(linkTo('/attic'), ['company'])).toThrow(
    'Release builders first, without the link to /attic, or both at once: npm run release -- builders company',
  )
  const ofGardens = linkTo('/attic').map((each) => ({ ...each, from: 'gardens' }))
  expect(() => checkLinks(ofGardens, ['company'])).toThrow('npm run release -- company --from FOLDER-OF-GARDENS')
})

test('a link to a former path passes with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(checkLinks(linkTo('/former#here'), ['company', 'builders'])).toEqual([])
  expect(warn).toHaveBeenCalledWith(`Warning: ${both} /former#here: company redirects it.`)
})

test('a link whose page disappears is refused, even if another area owns the path now', () => {
  const moved = linkTo('/attic').map((each) => ({ ...each, to: 'company' }))
  expect(() => checkLinks(moved, ['gardens'], [])).toThrow('link to /attic')
})

test('links that were broken before, or by a rollback, are only listed', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(checkLinks(linkTo('/attic'), [])).toEqual(['builders /attic'])
  expect(warn).toHaveBeenCalledWith(`Warning: ${both} /attic: no page has this path.`)
  expect(checkLinks(linkTo('/attic'), ['company'], ['builders /attic'])).toEqual(['builders /attic'])
})

test('a broken link in the frame is reported for the area whose menu has it', () => {
  expect(brokenBy('', '<nav><a href="/attic">Attic</a></nav>')).toMatchObject([{ from: 'company' }])
})
