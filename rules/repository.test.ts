import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { isIsoDate } from 'shared-ui/isoDate'
import { expect, test } from 'vitest'
import { files, git, read, root, sources, styles } from './files.ts'

// Rules that reviewers would repeat and that Biome cannot express.

test('every form has its own key for its saved input', async () => {
  const forms = sources.filter((file) => /^mf-\w+\/src\/forms\.ts$/.test(file))
  const modules = await Promise.all(forms.map((file) => import(path.join(root, file))))
  const keys = modules.flatMap((module) => Object.values<{ key: string }>(module).map(({ key }) => key))
  expect(keys.length).toBeGreaterThanOrEqual(forms.length)
  expect(new Set(keys).size).toBe(keys.length)
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
