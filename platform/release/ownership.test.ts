import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contractVersion } from 'shared-page/contract'
import { expect, test } from 'vitest'
import { readJson } from '../base/files.ts'
import { root } from '../base/project.ts'
import type { Rule } from '../base/rejection.ts'
import {
  type Any,
  at,
  changeJson,
  copyWhole,
  folder,
  head,
  markup,
  offer,
  page,
  picture,
  redirect,
  redirects,
  refusal,
  release,
  second,
  stateOf,
  table,
  tools,
  whole,
  wildcard,
  write,
} from '../testing/gardens.ts'

// Release folders, each with one change: which are rejected, and by which rule of FORMAT.md.

const area = (by: object) => changeJson(at('release.json'), (content) => Object.assign(content.area, by))
const prefix = (of: string) => area({ prefix: of })
const menu = (by: object) => table((content) => Object.assign(content.menu, by))
const link = (to: string) => [{ title: 'A', link: to, order: 1 }]
/** Adds a container, which is one of the area's scripts. */
const container = (contract = contractVersion) =>
  release({ entry: readJson<Any>(at('release.json')).files[1], contract })
const atRoot = () => release({ unit: 'company', area: { prefix: '', team: 'company' } })
const notUtf8 = (file: string, word: string) =>
  writeFileSync(at(file), readFileSync(at(file), 'latin1').replace(word, '\xff'), 'latin1')
const size = (name: string, bytes: number) => {
  write(name, '')
  truncateSync(at(name), bytes)
}

const film = {
  ...{ name: 'a-1234abcd', base: '/r/pictures/assets/', widths: [480], fallback: [480] },
  ...{ width: 1, height: 1, alt: '', color: 'red;top:0' },
}

type Row = readonly [message: string, change: () => unknown]

/** Changes, by the text of the expected message. */
const rowsOf = (changes: Readonly<Record<string, () => unknown>>): Row[] => Object.entries(changes)
/** Rows of one change with several values, each with the text of its expected message. */
const each = (change: (value: string) => unknown, messages: Readonly<Record<string, string>>): Row[] =>
  Object.entries(messages).map(([value, message]) => [message, () => change(value)])
/** Rows of one change with several values and the same message; `%s` is the value. */
const all = (change: (value: string) => unknown, message: string, values: readonly string[]) =>
  values.map((value): Row => [message.replace('%s', () => JSON.stringify(value)), () => change(value)])

const rejected: Readonly<Record<Rule, readonly Row[]>> = {
  folder: rowsOf({
    'is not a folder.': () => rmSync(folder, { recursive: true }),
    'a-12345678.js is a link': () => symlinkSync('/etc/passwd', at('assets/a-12345678.js')),
    'release.json is a link, a pipe': () => [rmSync(at('release.json')), spawnSync('mkfifo', [at('release.json')])],
    'table.json has more than 10 MB': () => size('table.json', 6e8),
    'a-12345678.js has more than 100 MB': () => size('assets/a-12345678.js', 3e9),
    'are both releases of gardens. Name one': () => cpSync(whole, second, { recursive: true }),
  }),
  shape: [
    ...rowsOf({
      'release.json cannot be read (ENOENT': () => rmSync(at('release.json')),
      'table.json cannot be read (ENOENT': () => rmSync(at('table.json')),
      'table.json cannot be read (The encoded data': () => notUtf8('table.json', 'Ponds |'),
      '(format: is not': () => release({ format: 99 }),
      '(prefx: ': () => release({ prefx: '/a' }),
      '(unit: is "shell", which is the host': () => release({ unit: 'shell' }),
      '(area: it is missing)': () => release({ area: undefined }),
      '(entry: is not a path in a folder)': () => release({ entry: '../a.js' }),
      '(files.0: is not a path': () => release({ files: ['/etc/passwd'] }),
      'style.css has no hash in its name': () => release({ assets: ['style.css'] }),
      'x-12345678.js" is not a name that an asset': () => release({ assets: ['a"onload="x-12345678.js'] }),
      'b-12345678.js" is not a name that an asset': () => release({ assets: ['a-12345678.js/b-12345678.js'] }),
      'description: is empty). Our builds generate it from src/pages.ts.': () => head({ description: '' }),
      '(commit: is not the name of a commit)': () => release({ commit: 'a\nbuilders live' }),
      'has more than 50 levels': () => head({ data: [{ a: JSON.parse('['.repeat(60) + ']'.repeat(60)) }] }),
      'mf-manifest.json cannot be read (metaData': () => [write('mf-manifest.json', '{}'), container()],
      'licenses.json cannot be read': () => write('licenses.json', '{}'),
      '(menu.tiles: ': () => menu({ tiles: 'x' }),
      'is not a colour': () => menu({ films: [{ title: 'A', link: '/gardens', picture: film }] }),
      'entries.0.title': () => menu({ entries: [{ ...link('/gardens')[0], title: 'a\nb' }] }),
    }),
    ...each((json) => offer(JSON.parse(json)), {
      '{"id":"Pond"}': '(offers.0.id: "Pond" is not an ID',
      '{"id":""}': '(offers.0.id: "" is not an ID',
      '{"title":"a\\nb"}': '(offers.0.title: is not one to a hundred characters',
      '{"price":6000}': '(offers.0.price: ',
      '{"price":{"from":6000}}': '(offers.0.price.to: ',
      '{"price":{"from":0,"to":1}}': '(offers.0.price.from: Invalid value: Expected >=1 but received 0',
      '{"price":{"from":"1","to":2}}': '(offers.0.price.from: ',
      '{"price":{"from":1.5,"to":2}}': '(offers.0.price.from: Invalid integer: Received 1.5',
      '{"price":{"from":1,"to":null}}': '(offers.0.price.to: ',
      '{"price":{"from":1,"to":100000001}}': '(offers.0.price.to: ',
      '{"price":{"from":2,"to":1}}': '(offers.0.price: is from 2 to 1, which is less',
      '{"weeks":{"from":-1,"to":1}}': '(offers.0.weeks.from: ',
      '{"weeks":{"from":1,"to":521}}': '(offers.0.weeks.to: ',
      '{"weeks":{"from":1,"to":2,"unit":"days"}}': '(offers.0.weeks.unit: ',
      '{"phase":"planting"}': '(offers.0.phase: ',
      '{"planning":"maybe"}': '(offers.0.planning: ',
      '{"group":"ponds"}': '(offers.0.group: ',
      '{"quantity":false}': '(offers.0.quantity: ',
      '{"path":"gardens"}': '(offers.0.path: is not a path',
      '{"vat":true}': '(offers.0.vat: ',
    }),
    ...rowsOf({
      'has more than 40 offers': () => table(({ offers }) => offers.push(...Array(40).fill(offers[0]))),
    }),
    ...all((unit) => release({ unit }), '(unit: is %s, which ', [
      ...['constructor', 'none', 'pictures', 'drafts', 'history', 'Gardens', 'a/b', '..', 'facadefacade', ''],
    ]),
    ...all(prefix, '(area.prefix: is not a prefix', ['gardens', '/Gardens', '/a//b', '/a/', '/a/../b', '/a b']),
    ...all(
      (list) => menu({ [list]: Array.from({ length: 21 }, () => link('/gardens')[0]) }),
      'has more than 20 links',
      ['entries', 'footer'],
    ),
  ],
  team: rowsOf({ 'builders is live from builders': () => release({ unit: 'builders' }) }),
  'prefix-reserved': all(prefix, 'area.prefix is %s', ['/r', '/r/gardens', '/svg', '/404', '/assets']),
  'prefix-taken': [
    ...each(prefix, {
      '/sovran-design': 'which the live area design has: choose another prefix',
      '': 'which the live area company has',
      '/sovran-design/gardens': 'gardens/release.json: area.prefix is "/sovran-design/gardens", which is inside',
      '/contact': 'where company has the page /contact',
      '/works': 'where company has the page /works/a',
      '/apply/gardens': 'a pattern or a redirect at /apply',
      '/works/gardens': 'a pattern or a redirect at /works',
    }),
    ...rowsOf({
      '.huts/release.json: area.prefix is "/gardens", which the live area huts has': () => [
        cpSync(whole, second, { recursive: true }),
        release({ unit: 'huts' }),
      ],
    }),
  ],
  'file-missing': rowsOf({
    '(assets.0: there is no assets/a-1': () => release({ assets: ['a-12345678.js'] }),
    '(pictures.0: there is no pict': () => release({ pictures: ['a-1234abcd.avif'] }),
    'main: there is no pages/Ponds.html': () => rmSync(at('pages/Ponds.html')),
    'main: there is no pages/Gardens.html': () => [rmSync(at('pages'), { recursive: true }), write('pages', '')],
    'main: there is no pages)': () => head({ main: 'pages' }),
  }),
  'file-unlisted': rowsOf({
    '(entry: release.json is not among': () => release({ entry: 'release.json' }),
    '(pages.0.files.0: a.js': () => table(({ pages }) => Object.assign(pages[0], { files: ['a.js'] })),
  }),
  'file-other': rowsOf({
    'pictures.0 is "rose-1234abcd.avif", which builders@1 has with another content': () => picture('another rose'),
    'pictures.0 is "ROSE-1234abcd.avif", which builders@1 has with another content, or in other capitals': () =>
      picture('a rose', 'ROSE-1234abcd.avif'),
  }),
  style: rowsOf({
    'has "</style"': () => {
      write('assets/a-12345678.css', 'a{}</STYLE ><script src="/r/gardens/assets/a.js">')
      changeJson(at('release.json'), ({ assets }) => assets.push('a-12345678.css'))
    },
  }),
  'path-form': [
    ...each(page, {
      '/gardens/../contact': 'a "." or ".." segment',
      '/gardens/%2e%2E/contact': 'a "." or ".." segment',
      '/gardens/a/../../../../evil': 'a "." or ".." segment',
      '/gardens/.': 'a "." or ".." segment',
      '/gardens//ponds': 'an empty segment',
      '//evil.example/gardens': 'an empty segment',
      '/gardens/ponds/': 'ends with a slash',
      '/gardens/ponds?kind=red': 'a query or a fragment',
      '/gardens/ponds#red': 'a query or a fragment',
      '/gardens\\..\\contact': 'a backslash',
      '/gardens/Ponds': 'capitals',
      '/gardens/%70onds': 'an encoded character',
      '/gardens/teich-größe': 'a letter outside ASCII',
      '/gardens/a b': 'a blank',
      '/gardens/a\u0000b': 'a control character',
      '/gardens/a\u202Eb': 'a letter outside ASCII',
      '/gardens/a:b': 'a character other than',
      '/gardens/*': 'a character other than',
      '/gardens/"><script>': 'a character other than',
      '/gardens/.git': 'begins with a dot',
      '/gardens/index': 'a segment "index"',
      '/gardens/ponds.html': 'ends with .html',
      '/gardens/ponds.br': 'or .br',
      [`/gardens/${'a'.repeat(300)}`]: 'longer than 200 characters',
    }),
    ...rowsOf({
      'a:kind", which has a character other than': () => wildcard('/gardens/a:kind', '/gardens/a_'),
      ':kind?/x", which has a query': () => wildcard('/gardens/:kind?/x', '/gardens/_/x'),
    }),
  ],
  'path-prefix': [
    ...each(page, {
      '/contact': 'pages.1.paths is "/contact", outside of the prefix "/gardens"',
      '/gardensome': 'outside of the prefix "/gardens"',
      '/': 'pages.1.paths is "/", outside',
    }),
    ...rowsOf({ 'pages.2': () => wildcard('/:any', '/gardens/_') }),
  ],
  'path-reserved': rowsOf({
    'pages.1.paths is "/offers.json"': () => [atRoot(), page('/offers.json')],
    'pages.1.paths is "/sitemap.xml"': () => [atRoot(), page('/sitemap.xml')],
    'where the site has files of its own': () => [atRoot(), page('/svg/b')],
    'pages.2.': () => [atRoot(), wildcard('/r/:unit', '/r/_')],
    'redirects.0.from is "^/r/builders/assets/.*$", where': () => [atRoot(), redirect('^/r/builders/assets/.*$')],
  }),
  'path-twice': rowsOf({
    '"/gardens", which another row has already': () => page('/gardens'),
    '"/gardens/ponds", which another row has already': () => wildcard('/gardens/:kind', '/gardens/ponds'),
    '"/gardens/:b", which another row has already': () => [
      wildcard('/gardens/:a', '/gardens/_'),
      wildcard('/gardens/:b', '/gardens/b'),
    ],
  }),
  'path-pattern': rowsOf({
    'pages.2.pattern is "/gardens/:kind", which does not match its wildcard /gardens/a/b': () =>
      wildcard('/gardens/:kind', '/gardens/a/b'),
    'a "wildcard" and no parameter': () => wildcard('/gardens/a', '/gardens/a'),
    'whose paths /gardens/:a/:b matches first': () => [
      wildcard('/gardens/:a/:b', '/gardens/_/_'),
      wildcard('/gardens/a/:b', '/gardens/a/_'),
    ],
  }),
  'redirect-form': each(redirect, {
    '^/gardens/a(': 'missing closing ), at character 12',
    '^/gardens/[a': 'missing closing ], at character',
    '^/gardens/(?=x)': 'RE2 cannot parse',
    '^/gardens/(?<!a)b$': 'RE2 cannot parse',
    '^/gardens/(a)\\1$': 'invalid escape sequence, at character 14',
    '^/gardens/a{1001}$': 'invalid repeat count',
    '^/gardens/a**$': 'RE2 cannot parse',
    '^/gardens/\\Aa$': 'JavaScript cannot parse',
    '^/gardens/[[:alpha:]]$': 'JavaScript cannot parse',
    '^/gardens/(?P<a>b)$': 'JavaScript cannot parse',
    '/about': 'does not match whole paths',
    '.*': 'does not match whole paths',
    '^/gardens/a': 'does not match whole paths',
    '/gardens/a$': 'does not match whole paths',
    '^/gardens/a\\$': 'does not match whole paths',
    '': 'does not match whole paths',
    '^/gardens/a|^/contact$': 'alternatives outside of a group',
    '^/gardens/%zz/a$': 'a malformed encoded character',
    [`^/gardens/${'a?'.repeat(300)}$`]: 'longer than 500 characters',
  }),
  'redirect-prefix': all(redirect, 'redirects.0.from is %s, ', [
    ...['^/contact/?$', '^/.*$', '^/gardensome$', '^/gardens.*$', '^/gardens?/x$', '^/gardens/?ponds$'],
    ...['^/(gardens|contact)/x$', '^/%63ontact$', '^/GARDENSX$', '^/gardens/\\.\\./contact$', '^//gardens/a$'],
  ]),
  'redirect-page': all((from) => redirect(from, '/contact'), 'which matches the page /gardens', [
    ...['^/gardens/.*$', '^/gardens/ponds$', '^/gardens/ponds/$', '^/gardens/?$'],
  ]),
  'redirect-end': each((to) => redirect('^/gardens/(a)x$', to), {
    '//evil.example': 'redirects.0.to is "//evil.example"',
    '/\\evil.example': 'a backslash',
    '/:1': 'a group in its first segment',
    '/gardens/:2': 'names group 2 of 1',
  }),
  'menu-link': rowsOf({
    'menu.entries.0.link is "/contact", which belongs to company': () => menu({ entries: link('/contact') }),
    'menu.footer.0.link is "/"': () => menu({ footer: link('/') }),
    'menu.overview.0.link is "//evil': () => menu({ overview: [{ title: 'A', link: '//evil.example/a' }] }),
  }),
  canonical: all((canonical) => head({ canonical }), 'canonical is %s, which is not a page of this table', [
    ...['/contact', 'https://evil.example/'],
  ]),
  offer: [
    ...each((path) => offer({ path }), {
      '/contact': 'offers.0.path is "/contact", which is not a page of this table',
      '/gardens/nope': 'offers.0.path is "/gardens/nope", which is not a page',
      '/gardens/old': 'which is not a page',
      '/gardens/../contact': 'a "." or ".." segment',
      '//evil.example/gardens': 'an empty segment',
      '/gardens/ponds?a': 'a query or a fragment',
      '/gardens/ponds#a': 'a query or a fragment',
      '/gardens/ponds/': 'ends with a slash',
    }),
    ...rowsOf({
      'offers.2.id is "pond", which another offer has already': () => table(({ offers }) => offers.push(offers[0])),
      'offers.0.path is "/gardens/a/b/c", which': () => [
        wildcard('/gardens/a/:b', '/gardens/a/_'),
        offer({ path: '/gardens/a/b/c' }),
      ],
      // The first pattern that matches decides, and this one has no page there.
      'offers.0.path is "/gardens/a/b", which': () => [
        table(({ pages }) => pages.push({ pattern: '/gardens/a/:b', paths: {} })),
        wildcard('/gardens/:a/:b', '/gardens/_/_'),
        offer({ path: '/gardens/a/b' }),
      ],
    }),
  ],
  about: rowsOf({
    'which a page of company has': () => head({ about: { word: { title: 'x', service: 'y' } } }),
  }),
  markup: [
    ...rowsOf({
      'pages/Ponds.html: its markup is "/gardens/ponds", a page that is not UTF-8': () =>
        notUtf8('pages/Ponds.html', 'Ponds'),
    }),
    ...each(markup, {
      '<main><p>a</p></main>': 'contains <main>',
      '<script>alert(1)</script>': 'contains a script',
      '<svg><script>alert(1)</script></svg>': 'contains a script',
      '<p onclick="a()">a</p>': 'contains a script, the onclick of <p>',
      '<svg/onload=a()></svg>': 'contains a script, the onload of <svg>',
      '<base href="/contact">': 'contains <base>',
      '<meta http-equiv="refresh" content="0;url=/contact">': 'contains <meta>',
      '<noscript><meta http-equiv="refresh" content="0"></noscript>': 'contains <meta>',
      '<noscript><p title="</noscript><base href=/a>"></p></noscript>': 'contains <base>',
      '<link rel="stylesheet" href="/a.css">': 'contains <link>',
      '<object data="/a"></object>': 'contains <object>',
      '<embed src="/a">': 'contains <embed>',
      '<iframe srcdoc="<p>a</p>"></iframe>': 'contains the srcdoc of <iframe>',
      '<div><template shadowrootmode="open"><p>a</p></template></div>': 'contains the shadowrootmode',
      '<template><script src="/a.js"></script></template>': 'contains a script',
      '<form name="querySelector"></form>': 'contains the name of <form>',
      '<a href="javascript:alert(1)">a</a>': 'contains a javascript: URL, the href of <a>',
      "<a href=' \u0001JaVa&#x09;Script&colon;alert(1)'>a</a>": 'contains a javascript: URL',
      '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>': 'contains a javascript: URL',
      '<svg><a><animate attributeName="href" to="javascript:a()"/></a></svg>': 'contains <animate> of a link',
      '<button formaction="javascript:a()">a</button>': 'contains a javascript: URL',
      '<a href="data:text/html,<p>a</p>">a</a>': 'contains a data: URL',
      '<iframe src="data:text/html,a"></iframe>': 'contains a data: URL',
      '<form action="https://evil.example"></form>': 'contains a form that submits to another host',
      '<div><p>a</p>': 'is not complete HTML',
      '</section></main><main>': 'it closes <main>',
      '<body class="a"><p>a</p>': 'or continues after it',
      '<textarea>': 'is not complete HTML',
      '<!-- a': 'is not complete HTML',
      '<plaintext>': 'is not complete HTML',
      [`${'<i>'.repeat(500)}${'</i>'.repeat(500)}`]: 'more than 200 deep',
    }),
  ],
  id: all(markup, 'an ID is ', [
    ...['<p id="site">a</p>', "<p ID='menu'>a</p>", '<p id=c&#111;de>a</p>', '<a name="site">a</a>'],
  ]),
  link: [
    ...all(markup, '/gardens/ponds (gardens) links to ', [
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
    ]),
    ...each((to) => redirect('^/gardens/a$', to), {
      '/gardens/nope': 'redirects.0.to (gardens) leads to /gardens/nope: no page',
      '/gardens#nope': 'no id "nope"',
      '/gardens/a': 'its redirects never end',
    }),
    ...rowsOf({
      'link to /gardens/nope': () => menu({ entries: link('/gardens/nope') }),
      'no page has such a path': () => redirect('^/gardens/a/(.*)$', '/gardens/b/:1'),
      'its redirects never end': () => redirects(['^/gardens/a$', '/gardens/b'], ['^/gardens/b$', '/gardens/a']),
    }),
  ],
  fit: rowsOf({
    'requires react ^1.0.0 ("shared"), shell@1 provides ': () => release({ shared: { react: '^1.0.0' } }),
    'requires @module-federation/runtime-core ^99.1.0 ("shared"), shell@1 provides ': () =>
      release({ shared: { '@module-federation/runtime-core': '^99.1.0' } }),
    'which shell@1 does not provide. Release both at once: npm run release -- shell --from FOLDER-OF-GARDENS': () =>
      release({ sharedImports: { 'shared-enquiry': ['a'] } }),
    'imports a from toString': () => release({ sharedImports: { toString: ['a'] } }),
    'has the "contract"': () => container(contractVersion + 1),
  }),
}

test.each(Object.entries(rejected))(
  'the rule %s rejects each of its folders and nothing is written',
  async (rule, rows) => {
    expect(rows.length).toBeGreaterThan(0)
    const before = stateOf()
    for (const [message, change] of rows) {
      copyWhole()
      change()
      const error = await refusal()
      expect.soft(error?.message ?? 'It went live.').toContain(message)
      expect.soft(error?.message).not.toMatch(/\n\s+at /)
      expect.soft(error?.rule, message).toBe(rule)
      expect(stateOf(), message).toEqual(before)
    }
  },
)

test('a refused draft deletes no other draft', async () => {
  await tools.release([], { from: [folder], isDraft: true })
  const before = stateOf()
  page('/contact')
  for (const title of Array.from('abcdef')) {
    head({ title })
    await expect(tools.release([], { from: [folder], isDraft: true })).rejects.toThrow('outside of the prefix')
  }
  expect(stateOf()).toEqual(before)
})

test('FORMAT.md has a row for each rule', () => {
  const text = readFileSync(path.join(root, 'platform/FORMAT.md'), 'utf8').split('## What is rejected')[1] ?? ''
  const documented = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, rule]) => rule)
  expect(documented.sort()).toEqual(Object.keys(rejected).sort())
})
