import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeReleases, firstPins } from '../../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
  vi.stubEnv('REPORTS_DIR', store.file('reported'))
})
afterEach(() => store.remove())

const put = (name: string, lines: readonly object[]) => {
  mkdirSync(path.dirname(store.file(name)), { recursive: true })
  writeFileSync(store.file(name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

const source = ['/** A page. */', 'export function Page() {', '  return work.title', '}', ''].join('\n')

/** Puts a release of the builders into the store, with a source map by which the second line of its page leads to the third. */
function builders(version: string, day: number) {
  const builtAt = `2026-01-0${day}T00:00:00.000Z`
  store.area('builders', { version, builtAt })
  const map = {
    version: 3,
    names: [],
    sources: ['mf-builders/src/Page.tsx', 'node_modules/react-dom/index.js'],
    sourcesContent: [source, null],
  }
  put(`builders/${version}/maps/Page-${version}.js.map`, [{ ...map, mappings: ';AAEE,UCAA' }])
}

const at = (day: number) => `2026-01-0${day}T09:30:00.000Z`

const fault = (version: string, day: number, message = 'TypeError: no title') => ({
  at: at(day),
  browser: 'Firefox 128',
  kind: 'fault',
  area: 'builders',
  release: version,
  releases: { shell: '1', builders: version },
  page: '/sovran-builders',
  message,
  stack: [`/r/builders/assets/Page-${version}.js:2:11`, `/r/builders/assets/Page-${version}.js:2:1`],
})

/** A store in which three releases of the builders followed the first one; all that came after `2` have a fault. */
async function faulty() {
  for (const [version, day] of [
    ['2', 2],
    ['3', 3],
    ['4', 4],
  ] as const)
    builders(version, day)
  store.pin({ ...firstPins, builders: '4' })
  put('log.jsonl', [
    { at: at(3), who: 'jo@desk', action: 'released', unit: 'builders', version: '3', commit: 'c3' },
    { at: at(4), who: 'ann@desk', action: 'stored as a draft', unit: 'builders', version: '4', commit: 'c4' },
    { at: at(5), who: 'jo@desk', action: 'made live', unit: 'builders', version: '4', commit: 'c4' },
  ])
  put('reported/faults.jsonl', [fault('3', 4), fault('2', 4, 'Error: another'), fault('4', 5), fault('4', 6)])
  await store.tools()
  const [{ explain }, { readReport }, { countFaults }] = await Promise.all([
    import('./explain.ts'),
    import('./readReport.ts'),
    import('./countFaults.ts'),
  ])
  return { told: (text: string) => explain(readReport(text)), countFaults }
}

test('a report leads to its release, the source, who released it, since when it is seen, and the way back', async () => {
  const { told } = await faulty()
  expect(told(JSON.stringify(fault('4', 6))).split('\n')).toEqual([
    'TypeError: no title',
    '  on /sovran-builders, 2026-01-06 09:30 UTC, in Firefox 128',
    'builders@4: live now',
    '  from commit fake, made live by jo@desk on 2026-01-05 09:30 UTC',
    '  together with shell@1 (live)',
    '',
    'mf-builders/src/Page.tsx:3:3',
    '       1 | /** A page. */',
    '       2 | export function Page() {',
    '  >    3 |   return work.title',
    '       4 | }',
    '       5 |',
    '  also in the stack: node_modules/react-dom/index.js:3:3',
    '',
    'Seen 3 times since builders@3, in 2 releases, first on 2026-01-04 09:30 UTC.',
    'Go back: npm run rollback -- builders 2',
    '',
  ])
})

test('a stack, a line of the console and a file’s name lead there too', async () => {
  const { told } = await faulty()
  const stack = told(
    'Uncaught TypeError: no title\n    at s (https://www.sovran.example/r/builders/assets/Page-4.js:2:1)',
  )
  for (const words of ['builders@4: live now', 'mf-builders/src/Page.tsx:3:3', 'Seen 3 times since builders@3'])
    expect(stack).toContain(words)
  expect(told('p@https://www.sovran.example/r/builders/assets/Page-3.js:2:1')).toContain(
    'builders@3: no longer live; builders@4 is live',
  )
  expect(told('builders@3 on /sovran-builders: no title')).toMatch(
    /builders@3: [\s\S]*no stack that leads to a file[\s\S]*Seen 3 times/,
  )
  const name = told('Page-4.js')
  expect(name).toContain('builders@4: live now')
  expect(name).toContain('A line and a column after its name')
})

test('there is no way back from what is not live, nor where nothing earlier is kept', async () => {
  const { told } = await faulty()
  expect(told(JSON.stringify(fault('2', 4, 'Error: another')))).toContain(
    'Nothing to go back from: builders@4 is live, and no report of this fault names it.',
  )
  store.pin({ ...firstPins, builders: '1' })
  expect(told(JSON.stringify({ ...fault('1', 1), stack: [] }))).toContain('No earlier release of builders is kept')
})

test('a release that is no longer kept is known from the log, and its commit makes the source maps again', async () => {
  const { told } = await faulty()
  put('log.jsonl', [{ at: at(1), who: 'jo@desk', action: 'released', unit: 'builders', version: 'old', commit: 'c0' }])
  const words = told(JSON.stringify(fault('old', 1)))
  expect(words).toContain('builders@old: no longer kept; builders@4 is live\n  from commit c0, released by jo@desk')
  expect(words).toContain('git switch --detach c0 && npm run release -- builders --draft')
})

for (const [what, text, answer] of [
  ['nothing', ' ', /^Give a report\. For example: npm run fault -- /],
  ['words', 'it is broken', /^This names no file of a release/],
  ['half a report', '{"kind":"fault"', /^This begins as JSON does, and cannot be read as JSON\./],
  ['other JSON', '{"kind":"order"}', /^This is JSON, but no report of a fault/],
  ['two reports', '{"a":1}\n{"a":2}', /^These are 2 reports\. Give one: tail -n 1/],
  ['an unknown file', 'Gone-1.js:1:2', /^No kept release has a file Gone-1\.js\./],
  [
    'a stack of an unknown file',
    'at /r/builders/assets/Gone-1.js:1:2',
    /^No kept release of builders has a file Gone-1\.js\./,
  ],
] as const)
  test(`${what} instead of a report is answered with a sentence`, async () => {
    const { told } = await faulty()
    expect(() => told(text)).toThrow(answer)
  })

test('faults are counted by release, the last one first, with the most frequent of each', async () => {
  const { countFaults } = await faulty()
  expect(countFaults().split('\n')).toEqual([
    'builders',
    `  live  4  2 from ${at(5)} to ${at(6)}`,
    '             2  TypeError: no title',
    `        3  1 from ${at(4)} to ${at(4)}`,
    '             1  TypeError: no title',
    `        2  1 from ${at(4)} to ${at(4)}`,
    '             1  Error: another',
    '',
  ])
  vi.stubEnv('REPORTS_DIR', store.file('elsewhere'))
  expect(countFaults()).toBe(`No fault is kept in ${store.file('elsewhere/faults.jsonl')}.\n`)
})
