import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PageState } from 'shared-ui/pageState'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const packages = [
  'platform',
  'shell',
  'mf-company',
  'mf-design',
  'mf-builders',
  'mf-interiors',
  'shared-ui',
  'shared-enquiry',
]

// A folder with the packages' rules and without their code, so that no fixture is ever written among the sources.
const rulesOnly = mkdtempSync(path.join(tmpdir(), 'repository-'))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

beforeAll(() => {
  const { vcs: _vcs, ...rules } = JSON.parse(read('biome.json'))
  writeFileSync(path.join(rulesOnly, 'biome.json'), JSON.stringify(rules))
  for (const name of packages) {
    mkdirSync(path.join(rulesOnly, name))
    writeFileSync(path.join(rulesOnly, name, 'package.json'), read(`${name}/package.json`))
  }
})

afterAll(() => rmSync(rulesOnly, { recursive: true, force: true }))

/** Biome's result for a file with this one line. */
function lint(file: string, line: string) {
  const fixture = path.join(rulesOnly, file)
  mkdirSync(path.dirname(fixture), { recursive: true })
  writeFileSync(fixture, `${line}\n`)
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--colors=off', file], {
    cwd: rulesOnly,
    encoding: 'utf8',
  })
  return { isRefused: status !== 0, words: stdout + stderr }
}

const refused: readonly (readonly [what: string, file: string, line: string, words: RegExp])[] = [
  [
    'a remote that imports a remote by its name',
    'mf-design/src/fixture.ts',
    "export { pages } from 'mf-builders/src/pages.ts'",
    /Nobody imports a remote|noUndeclaredDependencies/,
  ],
  [
    'a remote that imports a remote by its path',
    'mf-design/src/fixture.ts',
    "export { pages } from '../../mf-builders/src/pages.ts'",
    /Nobody imports a remote/,
  ],
  [
    'a remote that fetches a remote’s sources at run time',
    'mf-design/src/fixture.ts',
    "export const load = () => import('../../mf-builders/src/pages.ts')",
    /Nobody imports a remote/,
  ],
  [
    'a shell that imports a remote',
    'shell/src/fixture.ts',
    "export { pages } from '../../mf-builders/src/pages.ts'",
    /Nobody imports a remote/,
  ],
  [
    'an import past a package’s exports',
    'mf-design/src/fixture.ts',
    "export { SiteLink } from 'shared-ui/src/components/SiteLink.tsx'",
    /public name/,
  ],
  [
    'an import into a package by its path',
    'mf-design/src/fixture.ts',
    "export { SiteLink } from '../../shared-ui/src/components/SiteLink.tsx'",
    /public name/,
  ],
  [
    'Firebase outside its door',
    'shared-enquiry/src/fixture.ts',
    "export { initializeApp } from 'firebase/app'",
    /only shared-enquiry\/src\/firestore\.ts imports Firebase/,
  ],
  [
    'SQLite outside its door',
    'shared-enquiry/store/fixture.ts',
    "export { DatabaseSync } from '@photostructure/sqlite'",
    /only shared-enquiry\/store\/sqlite\.ts imports SQLite/,
  ],
  [
    'GSAP outside its door',
    'shared-ui/src/motion/fixture.ts',
    "export const load = () => import('gsap/ScrollTrigger')",
    /only shared-ui\/src\/motion\/gsap\.ts imports GSAP/,
  ],
  [
    'the router outside its door',
    'shared-ui/src/fixture.ts',
    "export { Link } from 'react-router-dom'",
    /only shared-ui\/src\/router\.tsx imports the router/,
  ],
  [
    'a package that is not listed in package.json',
    'mf-company/src/fixture.ts',
    "export { create } from 'zustand'",
    /noUndeclaredDependencies/,
  ],
]

for (const [what, file, line, words] of refused) {
  test(`Biome refuses ${what}`, () => {
    const answer = lint(file, line)
    expect(answer.words).toMatch(words)
    expect(answer.isRefused).toBe(true)
  })
}

test('Biome refuses each outside world even in its own file, unless that file has its biome-ignore', () => {
  expect(lint('shared-ui/src/router.tsx', "export { Link } from 'react-router-dom'").isRefused).toBe(true)
  expect(lint('shared-ui/src/motion/gsap.ts', "export { gsap } from 'gsap'").isRefused).toBe(true)
  expect(lint('shared-enquiry/src/firestore.ts', "export { initializeApp } from 'firebase/app'").isRefused).toBe(true)
  expect(lint('mf-company/src/fixture.ts', "export { useParams } from 'shared-ui/router'").isRefused).toBe(false)
})

const files = packages.flatMap((name) =>
  readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
    .map((file) => `${name}/${file.split(path.sep).join('/')}`)
    .filter((file) => !/\/(dist|dist-server|node_modules)\//.test(file)),
)
const sources = files.filter((file) => /\.tsx?$/.test(file))

/** The imports of a content file that are no pictures, types, addresses or other words. */
const forbiddenImports = (content: string) =>
  [...content.matchAll(/^(?:import|export)(?! type\b)[^'"]*\bfrom\s*['"]([^'"]+)['"]/gms)]
    .map(([, specifier = '']) => specifier)
    .filter(
      (specifier) =>
        !/^shared-ui\/(pictures|drawings)\/[^/]+$|^[./]+\/pictures\/[^/]+\.ts$|\.content(\.ts)?$|^shared-ui\/brand$|^shared-enquiry\/fields$|\/addresses\.ts$/.test(
          specifier,
        ),
    )

test('content is words: a content file imports pictures, drawings, types, addresses and other words', () => {
  expect(forbiddenImports("import { Hero } from './sections/Hero.tsx'")).toEqual(['./sections/Hero.tsx'])
  expect(forbiddenImports("import {\n  SiteLink,\n} from 'shared-ui/SiteLink'")).toEqual(['shared-ui/SiteLink'])
  expect(
    forbiddenImports("import type { Hero } from './sections/Hero.tsx'\nimport a from 'shared-ui/pictures/a'"),
  ).toEqual([])
  const contents = sources.filter((file) => file.endsWith('.content.ts'))
  expect(contents.length).toBeGreaterThan(10)
  const found = contents.flatMap((file) => forbiddenImports(read(file)).map((specifier) => `${file}: ${specifier}`))
  expect(found).toEqual([])
})

/** Claims in words of the site that the law or the calendar makes false. */
const falseClaims = (words: string) =>
  [
    // A protected title (Architects Act 1997): only a registered person may be called one.
    /\barchitects?\b/i,
    /\bchartered\b/i,
    /\bguarantee/i,
    // True for a day: a date stays true.
    /\b(days?|weeks?|months?) ago\b/i,
  ].flatMap((claim) => claim.exec(words)?.[0] ?? [])

test('the words claim no protected title, no guarantee and nothing that time makes false', () => {
  expect(falseClaims('Our architects guarantee it. Posted 3 days ago.')).toEqual([
    'architects',
    'guarantee',
    'days ago',
  ])
  expect(falseClaims('An architectural designer, in a 10-year warranty.')).toEqual([])
  const worded = sources.filter((file) => /(\.content|\/pages|\/menu)\.ts$/.test(file))
  expect(worded.length).toBeGreaterThan(60)
  expect(worded.flatMap((file) => falseClaims(read(file)).map((claim) => `${file}: ${claim}`))).toEqual([])
})

test('widths in letters use our font’s width: the unit "ch" would change with the fallback font', () => {
  const styles = files.filter((file) => file.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(50)
  expect(styles.filter((file) => /\dch\b/.test(read(file)))).toEqual([])
})

test('every style for :hover has one for the keyboard’s focus as well', () => {
  // A field has its own focus style. The columns stop by the button on them.
  const otherwise = /(FieldFrame|HeroColumns)\.module\.css$/
  const selectors = files
    .filter((file) => file.endsWith('.css') && !otherwise.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/[^{};]*:hover[^{};]*(?=\{)/g)].map(([rule]) => `${file}: ${rule.trim()}`),
    )
  expect(selectors.length).toBeGreaterThan(30)
  expect(selectors.filter((rule) => !rule.includes(':focus'))).toEqual([])
})

// By its type: a state that pageState.ts no longer explains, or that is missing here, does not compile.
const explained: Readonly<Record<keyof PageState, true>> = {
  hydrated: true,
  waiting: true,
  landing: true,
  used: true,
}

test('styles use only page states that pageState.ts explains: they are part of the contract', () => {
  const asked = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...read(file).matchAll(/\b(?:html|:root)\[data-(\w+)/g)].map(([, name]) => name))
  expect(asked.length).toBeGreaterThan(2)
  expect(asked.filter((name = '') => !(name in explained))).toEqual([])
})

test('no barrels and no catch-all files: no index.ts, utils, helpers, common or types.ts', () => {
  const catchAlls = /\/(index|utils?|helpers?|common|types)\.tsx?$/
  expect(sources.filter((file) => catchAlls.test(file))).toEqual([])
})

test('a test that replaces a module is called *.apart.*: the others share their modules', () => {
  const together = sources.filter((file) => /(?<!\.apart(\.dom)?)\.test\.tsx?$/.test(file))
  expect(together.length).toBeGreaterThan(100)
  expect(together.filter((file) => /\bvi\.(mock|doMock)\(/.test(read(file)))).toEqual([])
})

test('no file of the shell names a remote’s address: the page holds them', () => {
  // The preview knows what a loopback address looks like, but not the address of an area.
  const shell = sources.filter((file) => /^shell\/src\/(?!preview\/)/.test(file) && !/\.test\.tsx?$/.test(file))
  const naming = shell.filter((file) =>
    /localhost|remoteEntry|live\.json.*(company|design|builders|interiors)/.test(read(file)),
  )
  expect(naming).toEqual([])
})

test('every picture is shown: each module that `npm run images` made is imported', () => {
  const modules = sources.filter((file) => /\/src\/pictures\//.test(file))
  expect(modules.length).toBeGreaterThan(50)
  const imported = new Set(
    sources.flatMap((file) =>
      [...read(file).matchAll(/\bfrom '([^']+)'/g)].map(([, specifier = '']) =>
        specifier.startsWith('.')
          ? path.join(path.dirname(file), specifier)
          : specifier.replace(/^shared-ui\/pictures\/(.+)/, 'shared-ui/src/pictures/$1.ts'),
      ),
    ),
  )
  expect(modules.filter((file) => !imported.has(file))).toEqual([])
})

/** Groups of files that hold the same bytes. */
function doubles(paths: readonly string[]) {
  const groups = new Map<string, string[]>()
  for (const file of paths) {
    const hash = createHash('sha256')
      .update(readFileSync(path.join(root, file)))
      .digest('hex')
    groups.set(hash, [...(groups.get(hash) ?? []), file])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

test('no two pictures, films, fonts or sources hold the same bytes', () => {
  // Each package needs a tsconfig.json of its own, and all of them are the same.
  const compared = files.filter((file) => !file.endsWith('/tsconfig.json') && statSync(path.join(root, file)).isFile())
  expect(compared.filter((file) => /\.(avif|webp)$/.test(file)).length).toBeGreaterThan(1000)
  expect(doubles(['shared-ui/tsconfig.json', 'shell/tsconfig.json'])).toHaveLength(1)
  expect(doubles(compared)).toEqual([])
})

test('one file imports each outside world, with a biome-ignore that says so', () => {
  const { stdout } = spawnSync('git', ['grep', '-l', 'biome-ignore-all lint/style/noRestrictedImports'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(
    stdout
      .trim()
      .split('\n')
      .filter((file) => !file.startsWith('e2e/')),
  ).toEqual([
    'shared-enquiry/src/firestore.test.ts',
    'shared-enquiry/src/firestore.ts',
    'shared-ui/src/motion/gsap.ts',
    'shared-ui/src/router.tsx',
    'shared-ui/src/staticRouter.ts',
  ])
})
