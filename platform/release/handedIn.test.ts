import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { filesIn, readJson, writeJson } from '../base/files.ts'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>
let tools: Awaited<ReturnType<typeof store.tools>>
let folder = ''

// One store: what is refused changes nothing of it.
beforeAll(async () => {
  store = fakeReleases()
  tools = await store.tools()
  await tools.goLive(firstPins)
})
beforeEach(() => {
  folder = store.build('orchards', { version: '2' })
})
afterAll(() => store.remove())

const at = (name: string) => path.join(folder, name)
// biome-ignore lint/suspicious/noExplicitAny: what is written is wrong on purpose.
function change(file: string, by: (content: any) => void) {
  const content = readJson(at(file))
  by(content)
  writeJson(at(file), content)
}
const release = (by: object) => change('release.json', (content) => Object.assign(content, by))
const table = (by: object) => change('table.json', (content) => Object.assign(content.pages[0], by))
const markup = (html: string) => writeFileSync(at('pages/sovran-orchards.html'), html)

test.each<[what: string, change: () => void, message: string | RegExp]>([
  ['a folder that is not there', () => rmSync(folder, { recursive: true }), /orchards is not a folder\.$/],
  ['no release.json', () => rmSync(at('release.json')), /release\.json cannot be read \(ENOENT/],
  ['an unknown format', () => release({ format: 2 }), '(format: is not 1, the only one that is read here)'],
  ['an unknown field', () => release({ prefx: '/a' }), /\(prefx: /],
  ['a name for its unit that the store uses', () => release({ unit: 'sites' }), '(unit: is a name that the store uses'],
  ['no area', () => release({ area: undefined }), '(area: it is missing)'],
  ['a prefix that is none', () => release({ area: { prefix: 'gardens', team: 'a' } }), '(area.prefix: is not a prefix'],
  ['a path out of the folder', () => release({ entry: '../a.js' }), '(entry: is not a path in a folder)'],
  [
    'the path of another file system',
    () => release({ files: ['/etc/passwd'] }),
    '(files.0: is not a path in a folder)',
  ],
  ['a link', () => symlinkSync('/etc/passwd', at('assets/a-12345678.js')), 'a-12345678.js is a link'],
  ['a name without a hash', () => release({ assets: ['style.css'] }), 'assets.0: style.css has no hash in its name'],
  ['an asset that is not there', () => rmSync(at('assets/Page-00000002.js')), '(assets.1: there is no assets/Page'],
  ['a picture that is not there', () => release({ pictures: ['a-1234abcd.avif'] }), '(pictures.0: there is no pict'],
  [
    'an entry that is no asset',
    () => release({ entry: 'release.json' }),
    '(entry: release.json is not among the assets)',
  ],
  ['a file of a page that is no asset', () => table({ files: ['a.js'] }), '(pages.0.files.0: a.js is not among'],
  ['no table', () => rmSync(at('table.json')), /table\.json cannot be read \(ENOENT/],
  [
    'a page without a description',
    () => table({ addresses: { '/a': { title: 'A', description: '', main: 'pages/a.html' } } }),
    '(pages.0.addresses./a.description: is empty). Builds of ours take it from src/pages.ts.',
  ],
  ['a page without a file', () => rmSync(at('pages/sovran-orchards.html')), /main: there is no pages\/sovran-orchards/],
  ['markup with a script', () => markup('<p>a</p><script>alert(1)</script>'), /main: pages\/.* holds a script/],
  ['markup with a handler', () => markup('<p onclick="a()">a</p>'), /main: .* holds a script, the onclick of <p>\)/],
  ['markup that is cut off', () => markup('<p>a</p><sect'), 'is not whole HTML (unexpected-solidus-in-tag)'],
  ['an element that is never closed', () => markup('<div><p>a</p>'), 'is not whole HTML (<div> is never closed)'],
  ['markup that ends main', () => markup('<p>a</p></main><main>'), 'is not whole HTML (it ends <main>'],
  ['markup that takes in the footer', () => markup('<p>a</p><textarea>'), 'is not whole HTML'],
  ['a prefix that is taken', () => release({ area: { prefix: '/sovran-design', team: 'a' } }), /both claim the prefix/],
  ['a range that does not fit', () => release({ shared: { react: '^1.0.0' } }), /\("shared"\).* --from FOLDER/],
  [
    'a name that is not there',
    () => release({ names: { 'shared-enquiry': ['a'] } }),
    'takes a of shared-enquiry ("names")',
  ],
])('%s is refused in a sentence, and nothing is written', async (_, by, message) => {
  by()
  const before = [filesIn(store.folder), store.files()]
  await expect(tools.release([], { from: [folder] })).rejects.toThrow(message)
  expect([filesIn(store.folder), store.files()]).toEqual(before)
})

test('pages that are documents alone are written as they are, and name no code', async () => {
  release({ entry: undefined, contract: undefined, shared: {} })
  await tools.release([], { from: [folder] })
  expect(store.page('sovran-orchards')).toContain('<main><p>orchards 2</p>')
  expect(store.page('sovran-orchards')).not.toMatch(/template id="code"|r\/shell\/assets\/main/)
  expect(store.page('.')).toContain('"orchards":{"prefix":"/sovran-orchards","isPlain":true}')
})
