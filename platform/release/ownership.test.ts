import { execFile, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { contractVersion } from 'shared-ui/contract'
import { freePort } from 'shared-ui/testing/freePort'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { filesIn, readJson, writeJson } from '../base/files.ts'
import { root } from '../base/project.ts'
import type { Rule } from '../base/rejection.ts'
import { mainOf } from '../store/pageRecord.ts'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

// Folders that somebody hands in, each with one change: what is rejected, by which rule of FORMAT.md, and what is not.

let store: ReturnType<typeof fakeReleases>
let tools: Awaited<ReturnType<typeof store.tools>>
let whole = ''
let folder = ''
/** Another folder, which is handed in together with the first if there is one. */
let second = ''

/** Makes a small site: company has `/`, `/contact` and a pattern with a redirect, builders a pattern. */
async function fakeSite() {
  const made = fakeReleases()
  const words = { word: { title: 'loft', service: 'company' } }
  made.area('company', {
    pages: { '/': 'company', '/contact': 'contact', '/works/a': 'a' },
    patterns: { '/apply/:id': '' },
  })
  const table = made.file('company/1/table.json')
  const content = readJson<{ pages: { addresses: Record<string, object> }[]; moved: object[] }>(table)
  content.moved.push({ from: '^/works/([^/]+)/(\\d+)$', to: '/works/:1#picture-:2' })
  Object.assign(content.pages[1]?.addresses['/contact'] ?? {}, { about: words })
  writeJson(table, content)
  mkdirSync(made.file('shell/1/svg'))
  writeFileSync(made.file('shell/1/svg/a.svg'), '<svg/>')
  const loaded = await made.tools()
  await loaded.goLive(firstPins)
  return [made, loaded] as const
}

// One store: what is rejected changes nothing of it.
beforeAll(async () => {
  ;[store, tools] = await fakeSite()
  whole = store.file('.whole')
  spawnSync(process.execPath, [path.join(root, 'e2e/releases/makeGardens.mjs'), whole])
})
beforeEach(() => {
  folder = store.file('.gardens')
  second = store.file('.huts')
  for (const each of [folder, second]) rmSync(each, { recursive: true, force: true })
  cpSync(whole, folder, { recursive: true })
})
afterAll(() => store.remove())

const at = (name: string) => path.join(folder, name)
// biome-ignore lint/suspicious/noExplicitAny: what is written is wrong on purpose.
type Any = any
function change(file: string, by: (content: Any) => void) {
  const content = readJson(at(file))
  by(content)
  writeJson(at(file), content)
}
const release = (by: object) => change('release.json', (content) => Object.assign(content, by))
const area = (by: object) => change('release.json', (content) => Object.assign(content.area, by))
const table = (by: (content: Any) => void) => change('table.json', by)
const head = (by: object) => table(({ pages }) => Object.assign(pages[0].addresses['/gardens'], by))
/** Gives the second page another path. */
const page = (address: string, pattern = address) =>
  table(({ pages }) => {
    pages[1] = { path: pattern, addresses: { [address]: pages[1].addresses['/gardens/ponds'] } }
    writeFileSync(at('pages/Gardens.html'), '<h1>Gardens</h1>')
    writeFileSync(at('pages/Ponds.html'), '<h1>Ponds</h1>')
  })
/** Adds a wildcard page. */
const wildcard = (pattern: string, address: string) =>
  table(({ pages }) => {
    const example = { address, head: pages[0].addresses['/gardens'] }
    pages.push({ path: pattern, addresses: {}, example })
  })
const moved = (from: string, to = '/gardens') => table((content) => Object.assign(content, { moved: [{ from, to }] }))
const menu = (by: object) => table((content) => Object.assign(content.menu, by))
const markup = (html: string) => writeFileSync(at('pages/Ponds.html'), `<section><h1>Ponds</h1>${html}</section>`)
const write = (name: string, content: string | Buffer) => {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), content)
}
const picture = (content: string, name = 'rose-1234abcd.avif') => {
  write(`pictures/${name}`, content)
  release({ pictures: [name] })
}
/** Makes it a release of the area that has all addresses which no other has. */
const atRoot = () => release({ unit: 'company', area: { prefix: '', team: 'company' } })
const notUtf8 = (file: string, word: string) =>
  writeFileSync(at(file), readFileSync(at(file), 'latin1').replace(word, '\xff'), 'latin1')
const film = {
  name: 'a-1234abcd',
  base: '/r/pictures/assets/',
  widths: [480],
  fallback: [480],
  width: 1,
  height: 1,
  alt: '',
}

type Row = readonly [what: string, change: () => unknown, message?: string | RegExp]

const rejected: Readonly<Record<Rule, readonly Row[]>> = {
  folder: [
    ['a folder that is not there', () => rmSync(folder, { recursive: true }), 'is not a folder.'],
    ['a link', () => symlinkSync('/etc/passwd', at('assets/a-12345678.js')), 'a-12345678.js is a link'],
    [
      'a pipe',
      () => [rmSync(at('release.json')), spawnSync('mkfifo', [at('release.json')])],
      'release.json is a link, a',
    ],
    ['a huge table', () => truncateSync(at('table.json'), 6e8), 'table.json has more than 10 MB'],
    [
      'a huge asset',
      () => [write('assets/a-12345678.js', ''), truncateSync(at('assets/a-12345678.js'), 3e9)],
      'a-12345678.js has more than 100 MB',
    ],
    ['two folders of one unit', () => cpSync(whole, second, { recursive: true }), 'are both of gardens. Name one'],
  ],
  shape: [
    ['no release.json', () => rmSync(at('release.json')), /release\.json cannot be read \(ENOENT/],
    [
      'a table in another encoding',
      () => notUtf8('table.json', 'Ponds |'),
      'table.json cannot be read (The encoded data',
    ],
    ['no table', () => rmSync(at('table.json')), /table\.json cannot be read \(ENOENT/],
    ['an unknown format', () => release({ format: 99 }), '(format: is not'],
    ['an unknown field', () => release({ prefx: '/a' }), '(prefx: '],
    ...['constructor', 'none', 'pictures', 'drafts', 'history', 'Gardens', 'a/b', '..', 'facadefacade', ''].map(
      (unit): Row => [`the unit "${unit}"`, () => release({ unit }), `(unit: is "${unit}", which `],
    ),
    ['the unit "shell"', () => release({ unit: 'shell' }), '(unit: is "shell", which is the host'],
    ['no area', () => release({ area: undefined }), '(area: it is missing)'],
    ...['gardens', '/Gardens', '/a//b', '/a/', '/a/../b', '/a b'].map(
      (prefix): Row => [`the prefix "${prefix}"`, () => area({ prefix }), '(area.prefix: is not a prefix'],
    ),
    ['a path out of the folder', () => release({ entry: '../a.js' }), '(entry: is not a path in a folder)'],
    ['the path of another file system', () => release({ files: ['/etc/passwd'] }), '(files.0: is not a path'],
    ['a name without a hash', () => release({ assets: ['style.css'] }), 'style.css has no hash in its name'],
    [
      'a name that ends an attribute',
      () => release({ assets: ['a"onload="x-12345678.js'] }),
      'not a name that an asset',
    ],
    [
      'an asset in a folder with a dot',
      () => release({ assets: ['a-12345678.js/b-12345678.js'] }),
      'not a name that an',
    ],
    ...['entries', 'footer'].map(
      (list): Row => [
        `a menu that fills every page by its ${list}`,
        () => menu({ [list]: Array.from({ length: 21 }, (_, place) => ({ title: 'A', link: '/gardens', place })) }),
        `menu.${list}: has more than 20 links`,
      ],
    ),
    ['a page without a description', () => head({ description: '' }), /description: is empty\).*src\/pages\.ts/],
    ['a commit of two lines', () => release({ commit: 'a\nbuilders live' }), '(commit: is not the name of a commit)'],
    [
      'data of many levels',
      () => head({ data: [{ a: JSON.parse('['.repeat(60) + ']'.repeat(60)) }] }),
      'has more than 50 levels',
    ],
    [
      'a manifest that is none',
      () => {
        write('mf-manifest.json', '{}')
        release({ entry: readJson<Any>(at('release.json')).files[1], contract: contractVersion })
      },
      'mf-manifest.json cannot be read (metaData',
    ],
    ['licences that are none', () => write('licenses.json', '{}'), 'licenses.json cannot be read'],
    ['a menu of another shape', () => menu({ tiles: 'x' }), '(menu.tiles: '],
    [
      'a style in a menu',
      () => menu({ films: [{ title: 'A', link: '/gardens', picture: { ...film, color: 'red;top:0' } }] }),
      'is not a colour',
    ],
    [
      'a title of two lines in a menu',
      () => table(({ menu: { entries } }) => Object.assign(entries[0], { title: 'a\nb' })),
      'entries.0.title',
    ],
  ],
  team: [['a unit of another team', () => release({ unit: 'builders' }), 'builders is live from builders']],
  'prefix-reserved': ['/r', '/r/gardens', '/svg', '/404', '/assets'].map(
    (prefix): Row => [`the prefix ${prefix}`, () => area({ prefix }), `area.prefix is "${prefix}"`],
  ),
  'prefix-taken': [
    [
      'the prefix of another area',
      () => area({ prefix: '/sovran-design' }),
      'which the live area design has: choose another prefix',
    ],
    [
      'the prefix of an area that comes with it',
      () => [cpSync(whole, second, { recursive: true }), release({ unit: 'huts' })],
      '.huts/release.json: area.prefix is "/gardens", which the live area huts has',
    ],
    ['the empty prefix', () => area({ prefix: '' }), 'which the live area company has'],
    [
      'a nested prefix',
      () => area({ prefix: '/sovran-design/gardens' }),
      'gardens/release.json: area.prefix is "/sovran-design/gardens", which is inside',
    ],
    ['a prefix with a page', () => area({ prefix: '/contact' }), 'where company has the page /contact'],
    ['a prefix above a page', () => area({ prefix: '/works' }), 'where company has the page /works/a'],
    ['a prefix below a pattern', () => area({ prefix: '/apply/gardens' }), 'a pattern or a redirect at /apply'],
    ['a prefix below a redirect', () => area({ prefix: '/works/gardens' }), 'a pattern or a redirect at /works'],
  ],
  'file-missing': [
    ['an asset that is not there', () => release({ assets: ['a-12345678.js'] }), '(assets.0: there is no assets/a-1'],
    ['a picture that is not there', () => release({ pictures: ['a-1234abcd.avif'] }), '(pictures.0: there is no pict'],
    ['a page without a file', () => rmSync(at('pages/Ponds.html')), 'main: there is no pages/Ponds.html'],
    [
      'pages that are a file',
      () => [rmSync(at('pages'), { recursive: true }), write('pages', '')],
      'main: there is no pages',
    ],
    ['a page that is a folder', () => head({ main: 'pages' }), 'main: there is no pages'],
  ],
  'file-unlisted': [
    ['an entry that is no asset', () => release({ entry: 'release.json' }), '(entry: release.json is not among'],
    [
      'a page’s file that is none',
      () => table(({ pages }) => Object.assign(pages[0], { files: ['a.js'] })),
      '(pages.0.files.0: a.js',
    ],
  ],
  'file-other': [
    [
      'another picture under a name of builders',
      () => picture('another rose'),
      'pictures.0 is "rose-1234abcd.avif", which builders@1 has with another content',
    ],
    [
      'the picture of builders in capitals',
      () => picture('a rose', 'ROSE-1234abcd.avif'),
      'which builders@1 has with another content, or in other capitals',
    ],
  ],
  style: [
    [
      'a style sheet that ends its element',
      () => {
        write('assets/a-12345678.css', 'a{}</STYLE ><script src="/r/gardens/assets/a.js">')
        change('release.json', ({ assets }) => assets.push('a-12345678.css'))
      },
      'has "</style"',
    ],
  ],
  'path-form': [
    ...[
      ['/gardens/../contact', 'a "." or ".." segment'],
      ['/gardens/%2e%2E/contact', 'a "." or ".." segment'],
      ['/gardens/a/../../../../evil', 'a "." or ".." segment'],
      ['/gardens/.', 'a "." or ".." segment'],
      ['/gardens//ponds', 'an empty segment'],
      ['//evil.example/gardens', 'an empty segment'],
      ['/gardens/ponds/', 'ends with a slash'],
      ['/gardens/ponds?kind=red', 'a query or a fragment'],
      ['/gardens/ponds#red', 'a query or a fragment'],
      ['/gardens\\..\\contact', 'a backslash'],
      ['/gardens/Ponds', 'capitals'],
      ['/gardens/%70onds', 'an encoded character'],
      ['/gardens/teich-größe', 'a letter outside ASCII'],
      ['/gardens/a b', 'a blank'],
      ['/gardens/a\u0000b', 'a control character'],
      ['/gardens/a\u202Eb', 'a letter outside ASCII'],
      ['/gardens/a:b', 'a character other than'],
      ['/gardens/*', 'a character other than'],
      ['/gardens/"><script>', 'a character other than'],
      ['/gardens/.git', 'begins with a dot'],
      ['/gardens/index', 'a segment "index"'],
      ['/gardens/ponds.html', 'ends with .html'],
      ['/gardens/ponds.br', 'or .br'],
      [`/gardens/${'a'.repeat(300)}`, 'longer than 200 characters'],
    ].map(([address = '', why = '']): Row => [`a page at ${address.slice(0, 40)}`, () => page(address), why]),
    ['a pattern with half a parameter', () => wildcard('/gardens/a:kind', '/gardens/a_'), 'a character other than'],
    ['a pattern with an optional middle', () => wildcard('/gardens/:kind?/x', '/gardens/_/x'), 'a query'],
  ],
  'path-prefix': [
    [
      'a page of another area',
      () => page('/contact'),
      'pages.1.addresses is "/contact", outside of the prefix "/gardens"',
    ],
    ['a page beside the prefix', () => page('/gardensome'), 'outside of the prefix "/gardens"'],
    ['a pattern of another area', () => wildcard('/:any', '/gardens/_'), 'pages.2'],
    ['the root', () => page('/'), 'pages.1.addresses is "/", outside'],
  ],
  'path-reserved': [
    ['a page in the place of a file', () => [atRoot(), page('/sitemap.xml')], 'pages.1.addresses is "/sitemap.xml"'],
    ['a page in a folder of the shell', () => [atRoot(), page('/svg/b')], 'where the site has files of its own'],
    ['a pattern of assets', () => [atRoot(), wildcard('/r/:unit', '/r/_')], 'pages.2.'],
    [
      'a redirect from the assets of another area',
      () => [atRoot(), moved('^/r/builders/assets/.*$')],
      'moved.0.from is "^/r/builders/assets/.*$", where',
    ],
  ],
  'path-twice': [
    ['a path in two rows', () => page('/gardens'), 'which another row has already'],
    ['an example that is listed', () => wildcard('/gardens/:kind', '/gardens/ponds'), 'which another row has already'],
    [
      'a pattern twice',
      () => [wildcard('/gardens/:a', '/gardens/_'), wildcard('/gardens/:b', '/gardens/b')],
      'another row has already',
    ],
  ],
  'path-pattern': [
    [
      'an example of another shape',
      () => wildcard('/gardens/:kind', '/gardens/a/b'),
      'pages.2.path is "/gardens/:kind", which does not match its example /gardens/a/b',
    ],
    ['an example without a pattern', () => wildcard('/gardens/a', '/gardens/a'), 'an "example" and no parameter'],
    [
      'a pattern that another one answers before',
      () => [wildcard('/gardens/:a/:b', '/gardens/_/_'), wildcard('/gardens/a/:b', '/gardens/a/_')],
      'whose paths /gardens/:a/:b answers before it',
    ],
  ],
  'redirect-form': [
    ...[
      ['^/gardens/a(', 'missing closing ), at character 12'],
      ['^/gardens/[a', 'missing closing ], at character'],
      ['^/gardens/(?=x)', 'RE2 does not read'],
      ['^/gardens/(?<!a)b$', 'RE2 does not read'],
      ['^/gardens/(a)\\1$', 'invalid escape sequence, at character 14'],
      ['^/gardens/a{1001}$', 'invalid repeat count'],
      ['^/gardens/a**$', 'RE2 does not read'],
      ['^/gardens/\\Aa$', 'JavaScript does not read'],
      ['^/gardens/[[:alpha:]]$', 'JavaScript does not read'],
      ['^/gardens/(?P<a>b)$', 'JavaScript does not read'],
      ['/about', 'not of a whole path'],
      ['.*', 'not of a whole path'],
      ['^/gardens/a', 'not of a whole path'],
      ['/gardens/a$', 'not of a whole path'],
      ['^/gardens/a\\$', 'not of a whole path'],
      ['', 'not of a whole path'],
      ['^/gardens/a|^/contact$', 'alternatives outside of a group'],
      [`^/gardens/${'a?'.repeat(300)}$`, 'longer than 500 characters'],
    ].map(([from = '', why = '']): Row => [`a redirect from ${from.slice(0, 40)}`, () => moved(from), why]),
  ],
  'redirect-prefix': [
    '^/contact/?$',
    '^/.*$',
    '^/gardensome$',
    '^/gardens.*$',
    '^/gardens?/x$',
    '^/gardens/?ponds$',
    '^/(gardens|contact)/x$',
    '^/%63ontact$',
    '^/GARDENSX$',
    '^/gardens/\\.\\./contact$',
    '^//gardens/a$',
  ].map((from): Row => [`a redirect from ${from}`, () => moved(from), `moved.0.from is ${JSON.stringify(from)}, `]),
  'redirect-page': ['^/gardens/.*$', '^/gardens/ponds$', '^/gardens/ponds/$', '^/gardens/?$'].map(
    (from): Row => [`a redirect from ${from}`, () => moved(from, '/contact'), 'which matches the page /gardens'],
  ),
  'redirect-end': [
    ['a redirect to another host', () => moved('^/gardens/a$', '//evil.example'), 'moved.0.to is "//evil.example"'],
    ['a redirect to a backslash', () => moved('^/gardens/a$', '/\\evil.example'), 'a backslash'],
    ['a redirect to whatever stands there', () => moved('^/gardens/x/(.*)$', '/:1'), 'a group in its first segment'],
    ['a group that is not there', () => moved('^/gardens/(a)x$', '/gardens/:2'), 'names group 2 of 1'],
  ],
  'menu-link': [
    [
      'another area’s page in the bar',
      () => menu({ entries: [{ title: 'A', link: '/contact', place: 1 }] }),
      'menu.entries.0.link is "/contact", which belongs to company',
    ],
    [
      'another area’s page in the footer',
      () => menu({ footer: [{ title: 'A', link: '/', place: 1 }] }),
      'menu.footer.0.link',
    ],
    [
      'another host in the menus',
      () => menu({ overview: [{ title: 'A', link: '//evil.example/a' }] }),
      'menu.overview.0.link',
    ],
  ],
  canonical: [
    [
      'the canonical path of another area',
      () => head({ canonical: '/contact' }),
      'canonical is "/contact", which is no page of this table',
    ],
    ['a canonical path that is none', () => head({ canonical: 'https://evil.example/' }), 'is no page of this table'],
  ],
  about: [
    [
      'a word of another area',
      () => head({ about: { word: { title: 'x', service: 'y' } } }),
      'which a page of company has',
    ],
  ],
  markup: [
    ['markup in another encoding', () => notUtf8('pages/Ponds.html', 'Ponds'), 'pages/Ponds.html is not UTF-8'],
    ...[
      ['<main><p>a</p></main>', 'holds <main>'],
      ['<script>alert(1)</script>', 'holds a script'],
      ['<svg><script>alert(1)</script></svg>', 'holds a script'],
      ['<p onclick="a()">a</p>', 'holds a script, the onclick of <p>'],
      ['<svg/onload=a()></svg>', 'holds a script, the onload of <svg>'],
      ['<base href="/contact">', 'holds <base>'],
      ['<meta http-equiv="refresh" content="0;url=/contact">', 'holds <meta>'],
      ['<noscript><meta http-equiv="refresh" content="0"></noscript>', 'holds <meta>'],
      ['<noscript><p title="</noscript><base href=/a>"></p></noscript>', 'holds <base>'],
      ['<link rel="stylesheet" href="/a.css">', 'holds <link>'],
      ['<object data="/a"></object>', 'holds <object>'],
      ['<embed src="/a">', 'holds <embed>'],
      ['<iframe srcdoc="<p>a</p>"></iframe>', 'holds the srcdoc of <iframe>'],
      ['<div><template shadowrootmode="open"><p>a</p></template></div>', 'holds the shadowrootmode'],
      ['<template><script src="/a.js"></script></template>', 'holds a script'],
      ['<form name="querySelector"></form>', 'holds the name of <form>'],
      ['<a href="javascript:alert(1)">a</a>', 'holds a javascript: URL, the href of <a>'],
      ["<a href=' \u0001JaVa&#x09;Script&colon;alert(1)'>a</a>", 'holds a javascript: URL'],
      ['<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>', 'holds a javascript: URL'],
      ['<svg><a><animate attributeName="href" to="javascript:a()"/></a></svg>', 'holds <animate> of a link'],
      ['<button formaction="javascript:a()">a</button>', 'holds a javascript: URL'],
      ['<a href="data:text/html,<p>a</p>">a</a>', 'holds a data: URL'],
      ['<iframe src="data:text/html,a"></iframe>', 'holds a data: URL'],
      ['<form action="https://evil.example"></form>', 'holds a form that another host gets'],
      ['<div><p>a</p>', 'is not whole HTML'],
      ['</section></main><main>', 'it ends <main>'],
      ['<body class="a"><p>a</p>', 'or goes beyond it'],
      ['<textarea>', 'is not whole HTML'],
      ['<!-- a', 'is not whole HTML'],
      ['<plaintext>', 'is not whole HTML'],
      [`${'<i>'.repeat(500)}${'</i>'.repeat(500)}`, 'more than 200 elements in each other'],
    ].map(([html = '', why = '']): Row => [`markup with ${html.slice(0, 50)}`, () => markup(html), why]),
  ],
  id: [
    ...['<p id="site">a</p>', "<p ID='menu'>a</p>", '<p id=c&#111;de>a</p>', '<a name="site">a</a>'].map(
      (html): Row => [`markup with ${html}`, () => markup(html), 'an ID is '],
    ),
  ],
  link: [
    ...[
      "<a href='/nope'>a</a>",
      '<a href=/nope>a</a>',
      '<a title="a>b" href="/nope">a</a>',
      '<a href="nope">a</a>',
      '<A\nHREF = "/n&#111;pe">a</A>',
      '<map name="a"><area href="/nope"></map>',
      '<svg><a xlink:href="/nope"><text>a</text></a></svg>',
      '<noscript><a href="/nope">a</a></noscript>',
      '<a href="/contact#nope">a</a>',
      '<a href="https://">a</a>',
      '<a href="/r/builders/assets/Page-1.js">a</a>',
    ].map((html): Row => [`markup with ${html}`, () => markup(html), '/gardens/ponds (gardens) links to ']),
    [
      'a menu without a page',
      () => menu({ entries: [{ title: 'A', link: '/gardens/nope', place: 1 }] }),
      'links to /gardens/nope',
    ],
    [
      'a redirect to no page',
      () => moved('^/gardens/a$', '/gardens/nope'),
      'moved.0.to (gardens) leads to /gardens/nope: no page',
    ],
    ['a redirect to no ID', () => moved('^/gardens/a$', '/gardens#nope'), 'no id "nope"'],
    [
      'a redirect with a group to no page',
      () => moved('^/gardens/a/(.*)$', '/gardens/b/:1'),
      'no page has such an address',
    ],
    ['a redirect to itself', () => moved('^/gardens/a/?$', '/gardens/a'), 'its redirects never end'],
    [
      'redirects in a circle',
      () =>
        table((content) =>
          Object.assign(content, {
            moved: [
              { from: '^/gardens/a$', to: '/gardens/b' },
              { from: '^/gardens/b$', to: '/gardens/a' },
            ],
          }),
        ),
      'its redirects never end',
    ],
  ],
  fit: [
    [
      'a range that does not fit',
      () => release({ shared: { react: '^1.0.0' } }),
      /\("shared"\).* --from FOLDER-OF-GARDENS/,
    ],
    [
      'a name that is not there',
      () => release({ names: { 'shared-enquiry': ['a'] } }),
      'takes a of shared-enquiry ("names")',
    ],
    ['names of every object', () => release({ names: { toString: ['a'] } }), 'takes a of toString'],
    [
      'another contract',
      () => release({ entry: readJson<Any>(at('release.json')).files[1], contract: contractVersion + 1 }),
      'has the "contract"',
    ],
  ],
}

const stateOf = (made: typeof store) => [filesIn(made.folder).filter((file) => !file.startsWith('.')), made.files()]

const rows = Object.entries(rejected).flatMap(([rule, of]) =>
  of.map(([what, by, message]) => [what, rule, by, message] as const),
)

test('a picture of builders is in the store', () => {
  const description = store.file('builders/1/release.json')
  writeJson(description, { ...readJson<object>(description), pictures: ['rose-1234abcd.avif'] })
  mkdirSync(store.file('pictures/assets'), { recursive: true })
  writeFileSync(store.file('pictures/assets/rose-1234abcd.avif'), 'a rose')
})

test.each(rows)('%s is rejected by the rule %s, and nothing is written', async (_, rule, by, message = '') => {
  by()
  const before = stateOf(store)
  const error = await tools.release([], { from: [folder, ...(existsSync(second) ? [second] : [])] }).then(
    () => ({ rule: 'none', message: 'It went live.' }),
    (refusal) => refusal,
  )
  expect(error.message).toMatch(message)
  expect(error.rule).toBe(rule)
  expect(error.message).not.toMatch(/\n\s+at /)
  expect(stateOf(store)).toEqual(before)
})

test('refused drafts delete no draft', async () => {
  await tools.release([], { from: [folder], isDraft: true })
  const before = stateOf(store)
  page('/contact')
  for (const title of Array.from('abcdef')) {
    head({ title })
    await expect(tools.release([], { from: [folder], isDraft: true })).rejects.toThrow('outside of the prefix')
  }
  expect(stateOf(store)).toEqual(before)
})

test('FORMAT.md has a row for each rule, and each rule a folder here', () => {
  const text = readFileSync(path.join(root, 'platform/FORMAT.md'), 'utf8').split('## What is rejected')[1] ?? ''
  const documented = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, rule]) => rule)
  expect(documented.sort()).toEqual(Object.keys(rejected).sort())
  expect(rows.length).toBeGreaterThan(100)
  expect(Object.values(rejected).filter((of) => of.length === 0)).toEqual([])
})

const taken: readonly Row[] = [
  ['nothing changed', () => {}],
  ...[
    '/gardens/c++',
    '/gardens/a(b',
    '/gardens/v1.0',
    "/gardens/a'b",
    '/gardens/a&b',
    '/gardens/$1',
    '/gardens/~a/_b',
  ].map((address): Row => [`a page at ${address}`, () => page(address)]),
  ['a wildcard page', () => wildcard('/gardens/:kind', '/gardens/_')],
  ['a listed path of another form', () => page('/gardens/a', '/gardens/b')],
  ['an optional parameter', () => page('/gardens/ponds', '/gardens/ponds/:section?')],
  [
    'the narrower pattern first',
    () => [wildcard('/gardens/a/:b', '/gardens/a/_'), wildcard('/gardens/:a/:b', '/gardens/_/_')],
  ],
  [
    'a redirect with a group',
    () => [wildcard('/gardens/:kind', '/gardens/_'), moved('^/gardens/old/(a|b-\\d+)/?$', '/gardens/:1')],
  ],
  ['a redirect that others make slow', () => moved('^/gardens/(a+)+b$')],
  ['a redirect of a page with a plus sign', () => moved('^/gardens/c\\+\\+$', '/contact?about=word#here')],
  [
    'a chain of redirects',
    () =>
      table((content) =>
        Object.assign(content, {
          moved: [
            { from: '^/gardens/a$', to: '/gardens/b' },
            { from: '^/gardens/b/?$', to: '/gardens#top' },
          ],
        }),
      ),
  ],
  ['an unquoted ID', () => markup('<p id=ponds>a</p><a href="#ponds">a</a>')],
  ['a link to an own redirect', () => markup('<a href="/gardens/old">a</a>')],
  [
    'a link to a file of the site',
    () => markup('<a href="/sitemap.xml">a</a><a href="/robots.txt">a</a><a href="/svg/a.svg">a</a>'),
  ],
  [
    'a link to the top, and to words',
    () => markup('<a href="#top">a</a><a href="#">a</a><a href="/contact#:~:text=word">a</a>'),
  ],
  ['a link to an asset', () => markup(`<a href="/r/gardens/assets/${readdirSync(at('assets'))[0]}">a</a>`)],
  [
    'links elsewhere',
    () => markup('<a href="https://a.example">a</a><a href="tel:+44">a</a><a href="mailto:a@b.example">a</a>'),
  ],
  [
    'what a comment or a template links to',
    () => markup('<!-- <a href="/nope"> </body> --><template><a href="/nope">a</a></template>'),
  ],
  ['a title with a script', () => head({ title: '</title><script>alert(1)</script>' })],
  ['the same picture as builders', () => picture('a rose')],
]

test.each(taken.map(([what, by]) => [what, by] as const))(
  '%s goes live, and every other page is as it was',
  async (_, by) => {
    by()
    const others = () =>
      Object.fromEntries(
        Object.entries(store.files()).filter(
          ([file]) => /^public\/(?!gardens|r\/|sitemap)/.test(file) && !/\.br$/.test(file),
        ),
      )
    // The menus name every area: what is compared has gardens in them.
    if (!tools.readPins().gardens?.[0]) await tools.release([], { from: [whole] })
    const before = others()
    await tools.release([], { from: [folder] })
    expect(tools.readPins().gardens?.[0]).toBeTruthy()
    expect({ ...others(), 'public/subjects.json': '' }).toEqual({ ...before, 'public/subjects.json': '' })
    for (const { regex } of [...readJson<Any>(path.join(store.site, 'firebase.json')).hosting.rewrites])
      new RegExp(regex)
  },
)

/** A generator of numbers below 1 that are the same in each run: mulberry32. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const odd: readonly unknown[] = [
  ...['', '/', '//', '/contact', '/contact/', '/gardens/../contact', '/r/builders/assets/a.js', '/sovran-builders/:x'],
  ...[
    '^/.*$',
    '^/gardens/(a',
    '^/gardens/[^/]*$',
    ':1',
    '#site',
    'javascript:a()',
    '__proto__',
    'constructor',
    'builders',
  ],
  ...[
    '</script><base>',
    '\u0000',
    '\ud800',
    '../../../../evil',
    'pages/../table.json',
    'a'.repeat(5000),
    '$&',
    '`',
    '%00',
  ],
  ...[0, -1, 1e300, true, null, [], {}, [[]], { length: 9 }],
]

test('no mutation of a table, a description or markup harms others', async () => {
  const random = seeded(79)
  const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T
  function mutate(value: Any): Any {
    if (!value || typeof value !== 'object' || Object.keys(value).length === 0) return pick(odd)
    const key: Any = pick(Object.keys(value))
    const chance = random()
    if (chance < 0.1) delete value[key]
    else if (chance < 0.2) Object.assign(value, { [`${pick(odd)}`]: value[key] })
    else if (chance < 0.3 && Array.isArray(value)) value.push(structuredClone(value[key]))
    else value[key] = mutate(value[key])
    return value
  }
  const mains = () =>
    Object.entries(store.files())
      .filter(([file]) => /^public\/(?!gardens).*\.html$/.test(file))
      .map(([file, content]) => [file, mainOf(Buffer.from(content, 'base64').toString())])
  const before = JSON.stringify(mains())
  for (const end = Date.now() + 8000; Date.now() < end; ) {
    rmSync(folder, { recursive: true, force: true })
    cpSync(whole, folder, { recursive: true })
    const what = pick(['table.json', 'table.json', 'table.json', 'release.json', 'pages/Ponds.html'])
    if (what.endsWith('.html')) {
      const html = readFileSync(at(what), 'utf8')
      const place = Math.floor(random() * html.length)
      const part = pick([
        '<',
        '>',
        '"',
        '</main>',
        '<!--',
        '<template>',
        '<a href=/nope>',
        '<p id=menu>',
        '<svg>',
        '\u0000',
        '</',
      ])
      writeFileSync(at(what), html.slice(0, place) + part + html.slice(place + Math.floor(random() * 9)))
    } else change(what, (content) => void Array.from({ length: 1 + Math.floor(random() * 2) }, () => mutate(content)))
    const shown = readFileSync(at(what), 'utf8').slice(0, 3000)
    const stored = stateOf(store)
    const error = await tools.release([], { from: [folder] }).catch((refusal) => refusal)
    if (error) {
      expect(error.rule, `${error.stack}\n${shown}`).toBeTruthy()
      expect(stateOf(store)).toEqual(stored)
    }
    expect(JSON.stringify(mains()), shown).toBe(before)
    const { redirects, rewrites } = readJson<Any>(path.join(store.site, 'firebase.json')).hosting
    for (const { regex } of [...redirects, ...rewrites])
      expect(new RegExp(regex).test('/contact'), shown).toBe(/\[cC\]/.test(regex))
  }
}, 60_000)

test('the command line and the site server show the same', async () => {
  const env = { ...process.env, RELEASES_DIR: store.folder, SITE_DIR: store.site, DRAFTS_DIR: store.drafts }
  // Not spawnSync: it would stop the server, too.
  const cli = async (...args: string[]) => {
    const words = ['--import', 'tsx', path.join(root, 'platform/cli.ts'), ...args]
    const run = promisify(execFile)(process.execPath, words, { cwd: root, env })
    return run.then(
      () => ({ code: 0, stderr: '' }),
      ({ code, stderr }) => ({ code, stderr }),
    )
  }
  const { serve } = await import('../serve/edge.ts')
  const port = await freePort()
  const server = await serve(store.site, port)
  const answer = async (address: string) => {
    const response = await fetch(`http://localhost:${port}${address}`, { redirect: 'manual' })
    return [response.status, response.headers.get('location'), response.status === 200 && (await response.text())]
  }
  const pages = ['/', '/contact', '/sovran-builders', '/sitemap.xml', '/gardens', '/gardens/old', '/evil']
  const answers = () => Promise.all(pages.map(answer))
  try {
    await tools.release([], { from: [whole] })
    const before = [stateOf(store), await answers()]
    page('/gardens/../contact')
    const refused = await cli('release', '--from', folder)
    expect(refused).toEqual({
      code: 1,
      stderr: `${at('table.json')}: pages.1.addresses is "/gardens/../contact", which has a "." or ".." segment: write the path as FORMAT.md describes it.\n`,
    })
    expect([stateOf(store), await answers()]).toEqual(before)
    cpSync(whole, folder, { recursive: true })
    page('/gardens/c++')
    moved('^/gardens/((a+)+)+b$', '/gardens/c++')
    expect((await cli('release', '--from', folder)).code).toBe(0)
    expect((await answers()).slice(0, 3)).toEqual((before[1] as unknown[]).slice(0, 3))
    const began = performance.now()
    expect((await answer(`/gardens/${'a'.repeat(5000)}`))[0]).toBe(404)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(await answer('/gardens/aab')).toEqual([301, '/gardens/c++', false])
    expect(await answer('/gardens/c++')).toEqual([200, null, expect.stringContaining('Ponds')])
    expect((await answer('/GARDENS/C++'))[0]).toBe(200)
  } finally {
    server.close()
  }
}, 180_000)
