import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isIsoDate } from 'shared-ui/isoDate'
import { expect, test } from 'vitest'

// Rules that reviewers would repeat and that Biome cannot express.

const root = path.resolve(import.meta.dirname, '..')
const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

// Includes new files, but not deleted ones.
const deleted = new Set(git('ls-files', '--deleted'))
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => !deleted.has(file))
const product = files.filter((file) => /^(shell|shared-\w+|mf-\w+|platform)\//.test(file) && !/\/e2e\//.test(file))
const sources = product.filter((file) => /\.tsx?$/.test(file))
const styles = product.filter((file) => file.endsWith('.css'))

/** The modules that a source imports, except for types. */
const importsOf = (source: string) =>
  [...source.matchAll(/^(?:import|export)(?! type\b)[^'"]*?\bfrom\s*['"]([^'"]+)['"]/gms)].map(([, name = '']) => name)

test('every form has its own key for its saved input', async () => {
  const forms = sources.filter((file) => /^mf-\w+\/src\/forms\.ts$/.test(file))
  const modules = await Promise.all(forms.map((file) => import(path.join(root, file))))
  const keys = modules.flatMap((module) => Object.values<{ key: string }>(module).map(({ key }) => key))
  expect(keys.length).toBeGreaterThanOrEqual(forms.length)
  expect(new Set(keys).size).toBe(keys.length)
})

test('menus and structured data stay out of browser code', () => {
  const users = sources.filter((file) =>
    importsOf(read(file)).some((name) => /\/(menu|structuredData)\.ts$/.test(name)),
  )
  const servers = sources.filter((file) => /^mf-\w+\/src\/entry-server\.ts$/.test(file))
  expect(servers.length).toBeGreaterThan(3)
  expect(users.filter((file) => /^mf-/.test(file) && !file.includes('.test.'))).toEqual(servers)
})

test('a content file imports only pictures, works, paths and copy', () => {
  const words =
    /\/(pictures|drawings|works)\/[^/]+$|\.content(\.ts)?$|^(shared-ui\/brand|\.\/brand\.ts)$|^shared-enquiry\/fields$|\/paths\.ts$/
  const contents = sources.filter((file) => file.endsWith('.content.ts'))
  expect(contents.length).toBeGreaterThan(10)
  const others = contents.flatMap((file) =>
    importsOf(read(file))
      .filter((name) => !words.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(others).toEqual([])
})

test('no style or script depends on browser support instead of on our code having loaded', () => {
  const bands = [...sources, ...styles].filter((file) => !/^platform|\.test\.|pageState\.ts$/.test(file))
  expect(bands.filter((file) => /<noscript|\(scripting\b/.test(read(file)))).toEqual([])
})

test('no copy claims a protected title, a guarantee or an age', () => {
  // "Architect" is a protected title (Architects Act 1997): only a registered person may be called one.
  const claims = /\b(architects?|chartered|guarantee\w*|(days?|weeks?|months?) ago)\b/gi
  const worded = sources.filter((file) => /(\.content|\/pages|\/menu|\/forms)\.ts$/.test(file))
  expect(worded.length).toBeGreaterThan(60)
  expect(worded.flatMap((file) => [...read(file).matchAll(claims)].map(([claim]) => `${file}: ${claim}`))).toEqual([])
})

test('a no-break space (\\u00a0) joins a number to its unit', () => {
  const parted =
    /[\d}] (mm|m[²³]?|km|kg|kW|W|V|K|A|l|bar|°C|dB|lux|litres?|((square|cubic) )?metres?|millimetres?|degrees|weeks?|per cent|%)(?![\w-])/g
  const worded = sources.filter((file) => file.endsWith('.content.ts'))
  expect(worded.flatMap((file) => [...read(file).matchAll(parted)].map(([found]) => `${file}: ${found}`))).toEqual([])
})

test('a date in content is a day that exists', () => {
  const months = 'January February March April May June July August September October November December'.split(' ')
  const written = new RegExp(`\\b(\\d{1,2}) (${months.join('|')})(?: (\\d{4}))?\\b|\\b(\\d{4}-\\d\\d-\\d\\d)\\b`, 'g')
  // A date without a year may be in a leap year.
  const isoOf = ([, day = '', month = '', year = '2028', iso]: RegExpMatchArray) =>
    iso ?? `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  const worded = sources.filter((file) => file.endsWith('.content.ts'))
  const dates = worded.flatMap((file) => [...read(file).matchAll(written)].map((found) => ({ file, found })))
  expect(dates.length).toBeGreaterThan(6)
  expect(
    dates.filter(({ found }) => !isIsoDate(isoOf(found))).map(({ file, found: [date] }) => `${file}: ${date}`),
  ).toEqual([])
})

test('every style for :hover has one for focus', () => {
  // Fields have their own focus style. The columns stop through the button on them.
  const others = /(FieldFrame|HeroColumns)\.module\.css$/
  const rules = styles
    .filter((file) => !others.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/[^{};]*:hover[^{};]*(?=\{)/g)].map(([rule]) => `${file}: ${rule.trim()}`),
    )
  expect(rules.length).toBeGreaterThan(30)
  expect(rules.filter((rule) => !rule.includes(':focus'))).toEqual([])
})

test('no index.ts, utils, helpers, common or types.ts', () => {
  expect(sources.filter((file) => /\/(index|utils?|helpers?|common|types)\.tsx?$/.test(file))).toEqual([])
})

// Words that would duplicate a term in ARCHITECTURE's glossary.
const secondWords: Readonly<Record<string, RegExp>> = {
  area: /\bsub-?app\b/i,
  band: /\/sections\//,
  compose: /\b(assembl|stitch)\w* (a |the )?(page|site|document)/i,
  promote: /\bactivat\w+ (a |the )?release/i,
  retained: /\bkept release/i,
}

test('each term of the glossary has no synonym', () => {
  const glossary = read('ARCHITECTURE.md').split('## Glossary')[1] ?? ''
  const text = [...sources, 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'OPERATIONS.md']
  for (const [word, second] of Object.entries(secondWords)) {
    expect(glossary, word).toMatch(new RegExp(`^\\| ([^|]+, )?${word}[ ,]`, 'm'))
    expect(
      text.filter((file) => second.test(`${file}\n${read(file)}`)),
      `the word is ${word}`,
    ).toEqual([])
  }
})

test('no two exports have the same name', () => {
  const shared = sources.filter(
    (file) =>
      /^(platform|shell|shared-\w+)\//.test(file) &&
      !/\.(test|content|drawing)\.|\/(testing|template|described|works)\//.test(file),
  )
  const names = shared.flatMap((file) =>
    [...read(file).matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(([, name]) => name),
  )
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})

test('each third-party SDK is imported only in the files here', () => {
  const files = git('grep', '-l', 'biome-ignore-all lint/style/noRestrictedImports', ':!e2e')
  expect(files.filter((file) => !file.includes('.test.'))).toEqual([
    'shared-enquiry/src/firestore.ts',
    'shared-page/loading/router.tsx',
    // The router for prerendering, which browsers never load.
    'shared-page/loading/staticRouter.ts',
    // The share scope, which resolves the areas' imports.
    'shell/src/host/loading/federation.ts',
    'shell/src/reveals/useReveals.ts',
  ])
})

// The rooms from top to bottom: a room imports only rooms below it. Files that join rooms, such as main.tsx, and tests
// are in no room. ARCHITECTURE.md shows this list.
const rooms = `
  platform/new platform/changes platform/serve platform/release platform/dev platform/compose platform/build platform/vite
  platform/store platform/base
  mf-*/src
  shell/src/system shell/src/frame shell/src/reveals shell/src/host
  shared-enquiry/store shared-enquiry/notify shared-enquiry/src
  shared-ui/components shared-ui/content shared-ui/pictures
  shared-page/area shared-page/loading shared-page/contract shared-page/browser
`
  .trim()
  .split(/\s+/)

const roomOf = (file: string) =>
  rooms.findIndex((room) => new RegExp(`^${room.replace('*', '[\\w-]+')}/`).test(file) && !/\/testing\//.test(file))

/** The file that an import names, relative to the root; undefined if it is in a third-party package. */
function importedFile(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(importer), name)
  if (!/^(platform|shared-\w+)\//.test(name)) return
  return path.relative(root, createRequire(path.join(root, importer)).resolve(name)).replaceAll(path.sep, '/')
}

test('a room imports only rooms below it', () => {
  const inRooms = sources.filter((file) => roomOf(file) >= 0 && !/\.test\.tsx?$/.test(file))
  const wrong = inRooms.flatMap((file) =>
    // Includes types: readers need to know them first, so they must be below too.
    importsOf(read(file).replaceAll(/^(import|export) type\b/gm, '$1')).flatMap((name) => {
      const [from, to] = [roomOf(file), roomOf(importedFile(name, file) ?? '')]
      return to >= 0 && to < from
        ? [`${rooms[from]} imports ${rooms[to]}: rooms import only rooms below them (${file})`]
        : []
    }),
  )
  expect(inRooms.length).toBeGreaterThan(400)
  expect(wrong).toEqual([])
})

test('every folder is in a room, and ARCHITECTURE shows the rooms', () => {
  const outside = sources.filter((file) => roomOf(file) < 0)
  // The template is an area.
  const joins = /^[\w-]+\/(src\/)?[^/]+$|\/testing\/|^platform\/new\/template\//
  expect(outside.filter((file) => !joins.test(file))).toEqual([])
  const [, shown = ''] = /## Rooms[\s\S]*?```\n([^`]+)```/.exec(read('ARCHITECTURE.md')) ?? []
  expect(shown.trim().split(/\s+/)).toEqual(rooms)
})

test('content does not import shared-page', () => {
  const contents = sources.filter((file) => file.endsWith('.content.ts'))
  expect(contents.filter((file) => /from 'shared-page\//.test(read(file)))).toEqual([])
})

/** Files named in strings, not in imports, which TypeScript checks. */
const namedIn = (file: string, names: RegExp) =>
  [
    ...read(file)
      .replaceAll(/^(import|.*\bfrom) ?'.*$/gm, '')
      .matchAll(names),
  ].map(([, name = '']) => name)

test('every file path and every line of "exports" leads to a file', () => {
  const paths =
    /(?<![\w./@$-])((?:platform|shell|shared-\w+|mf-\w+|e2e|rules)\/[\w./-]*\w\.(?:[cm]?[jt]sx?|css|md|sh|rules)\b)/g
  // Tests name files that they create.
  const texts = files.filter(
    (file) => /\.([cm]?[jt]sx?|md|sh|yml|css|jsonc)$/.test(file) && !/\.(test|e2e)\.|foreign\//.test(file),
  )
  const wrong = texts.flatMap((file) =>
    namedIn(file, paths).flatMap((name) => (files.includes(name) ? [] : [`${file} names ${name}`])),
  )
  expect(wrong).toEqual([])
  const packages = files.filter((file) => /^[\w-]+\/package\.json$/.test(file))
  const targets = packages.flatMap((file) => {
    const exported = Object.values<string>(JSON.parse(read(file)).exports ?? {})
    return exported.map((target) => path.posix.join(path.dirname(file), target))
  })
  expect(targets.length).toBeGreaterThan(50)
  const leads = ([before = '', after]: string[]) =>
    files.some((file) => (after === undefined ? file === before : file.startsWith(before) && file.endsWith(after)))
  expect(targets.filter((target) => !leads(target.split('*')))).toEqual([])
})

test('code names no file of another package in a string, only through "exports"', () => {
  const named =
    /(?<!^\s*(?:\/\/|\/?\*).*)['"`](?:\.{1,2}\/)*((?:(?:platform|shell|shared-\w+|mf-\w+)\/|\/?src\/)[^'"`\s]*\.(?:[cm]?[jt]sx?|css))['"`]/gm
  const code = files.filter(
    (file) =>
      /^(platform|shell|shared-\w+|e2e)\/.*\.(m?[jt]s|tsx)$/.test(file) &&
      !/\.(test|e2e)\.|\/(template|testing)\//.test(file),
  )
  const wrong = code.flatMap((file) =>
    namedIn(file, named).flatMap((name) =>
      name.startsWith(file.replace(/\/.*/, '/')) ? [] : [`${file} names ${name}`],
    ),
  )
  // An area's own modules have the same names in every area.
  expect(wrong).toEqual(
    ['src/area.ts', 'src/entry-server.ts'].map((name) => `platform/vite/federation.ts names ${name}`),
  )
})

test('each package has a one-sentence description, which README shows', () => {
  const packages = files.filter((file) => /^[\w-]+\/package\.json$/.test(file)).map((file) => JSON.parse(read(file)))
  expect(packages.length).toBeGreaterThan(8)
  const readme = read('README.md')
  for (const { name, description, area } of packages) {
    expect(description, name).toMatch(/^[A-Z][^.]+\.$/)
    // CODEOWNERS lists new areas, so README may omit them.
    if (!area || readme.includes(`| \`${name}\` |`)) expect(readme).toContain(`| \`${name}\` | ${description} |`)
  }
})

test('a clone’s bytes are the same with any Git settings', () => {
  const lines = git('-c', 'core.autocrlf=true', 'ls-files', '--eol')
  const changed = lines.filter(
    (line) => !/^i\/(lf|none|-text) .*attr\/(-text|text=auto eol=lf|text eol=lf)\s/.test(line),
  )
  expect(changed).toEqual([])
})

test('no code depends on the machine’s locale', () => {
  const dependent = /\.localeCompare\(|\.toLocale\w+\(\)|\bIntl\.\w+\(\)|\.toLocale(Upper|Lower)Case\(/
  expect(
    files.filter((file) => /\.(m?[jt]s|tsx)$/.test(file) && !/foreign/.test(file) && dependent.test(read(file))),
  ).toEqual([])
})

test('every npm script prints one sentence on a version of Node that is too old', () => {
  const packages = files.filter((file) => /(^|\/)package\.json$/.test(file) && !/^\.github|\/notify\//.test(file))
  const scripts = packages.flatMap((file) =>
    Object.entries<string>(JSON.parse(read(file)).scripts ?? {}).map(([name, script]) => `${file} ${name}: ${script}`),
  )
  expect(scripts.length).toBeGreaterThan(35)
  expect(scripts.filter((script) => !/: node (\.\.\/)?(platform\/)?base\/requireNode\.cjs && /.test(script))).toEqual(
    [],
  )
})

test('npm installs what npm start builds with, whatever NODE_ENV is', () => {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { stdout } = spawnSync('npm', ['config', 'get', 'include'], { cwd: root, env, encoding: 'utf8' })
  expect(stdout.trim()).toBe('dev')
})
