import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The table of ARCHITECTURE.md, "Who may import whom": each room of platform/, and the rooms that it imports. */
const rooms = new Map(
  [...read('ARCHITECTURE.md').matchAll(/^\| `platform\/(\w+)` imports \| (.*) \|$/gm)].map(
    ([, room = '', list = '']) => [room, [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)],
  ),
)

interface Import {
  from: string
  to: string
  isType: boolean
}

const statement =
  /(?:^(?:import|export)( type\b)?[^'"`=(]*?\bfrom\s*|^import\s*|(\btypeof )?\bimport\(\s*)['"]([^'"]+)/gm

const importsOf = (from: string, source: string): Import[] =>
  [...source.matchAll(statement)].map(([, type, typeOf, name = '']) => ({
    from,
    to: name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name,
    isType: Boolean(type ?? typeOf),
  }))

const packageOf = (file: string) => file.split('/')[0] ?? ''
const roomOf = (file: string) => /^platform\/(\w+)\//.exec(file)?.[1]
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || roomOf(file) === 'testing'

/** Why an import is not allowed; undefined where it is. */
function faultIn({ from, to, isType }: Import): string | undefined {
  if (isTest(from)) return undefined
  const here = packageOf(from)
  const there = packageOf(to)
  if (there === 'platform' && here !== 'platform' && here !== 'e2e' && path.basename(from) !== 'vite.config.ts')
    return `${from} imports ${to}: packages meet the platform in their vite.config.ts only`
  if (here !== 'platform') return undefined
  if (there === 'shell' && !isType) return `${from} imports ${to}: the platform knows the shell’s types only`
  const room = roomOf(from)
  const other = roomOf(to)
  if (room && other && room !== other && !rooms.get(room)?.includes(other))
    return `${from} imports ${to}: ${room} does not import ${other}`
}

const faultOfLine = (from: string, line: string) => importsOf(from, line).map(faultIn)

test('the rooms import in one direction: a room names only rooms that stand above it', () => {
  const names = [...rooms.keys()]
  expect(names).toEqual(['base', 'build', 'compose', 'release', 'serve', 'pipeline', 'changes', 'dev', 'new'])
  for (const [room, others] of rooms)
    expect(names.slice(0, names.indexOf(room))).toEqual(expect.arrayContaining(others))
})

test('an import against the direction is a fault, of types as well', () => {
  for (const [from, line, fault] of [
    ['platform/base/a.ts', "import { b } from '../build/b.ts'", 'base does not import build'],
    ['platform/build/a.ts', "import { b } from '../compose/b.ts'", 'build does not import compose'],
    ['platform/compose/hosting/a.ts', "export * from '../../release/b.ts'", 'compose does not import release'],
    ['platform/release/a.ts', "const b = () => import('../pipeline/b.ts')", 'release does not import pipeline'],
    ['platform/serve/a.ts', "import type { B } from '../compose/b.ts'", 'serve does not import compose'],
    ['platform/release/a.ts', "import { b } from '../changes/b.ts'", 'release does not import changes'],
    ['platform/dev/a.ts', "import {\n  b,\n} from '../testing/b.ts'", 'dev does not import testing'],
    ['platform/compose/a.ts', "import { b } from '../../shell/src/b.ts'", 'shell’s types only'],
    ['shell/src/a.ts', "import { b } from '../../platform/base/b.ts'", 'vite.config.ts only'],
    ['mf-design/src/a.ts', "import 'platform/base/b.ts'", 'vite.config.ts only'],
    ['shared-enquiry/store/a.ts', "import { b } from '../../platform/base/b.ts'", 'vite.config.ts only'],
  ] as const)
    expect(faultOfLine(from, line)).toEqual([expect.stringContaining(fault)])
  for (const [from, line] of [
    ['platform/dev/a.ts', "import { b } from '../serve/b.ts'"],
    ['platform/compose/a.ts', "type B = typeof import('../../shell/src/b.ts')"],
    ['platform/base/a.test.ts', "import { b } from '../testing/b.ts'"],
    ['mf-design/vite.config.ts', "import { app } from '../platform/build/app.ts'"],
  ] as const)
    expect(faultOfLine(from, line)).toEqual([undefined])
})

test('every import of the sources is allowed', () => {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  const imports = stdout
    .trim()
    .split('\n')
    .flatMap((file) => importsOf(file, read(file)))
  expect(
    imports.filter(({ from, to }) => roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to)).length,
  ).toBeGreaterThan(100)
  expect(imports.flatMap((each) => faultIn(each) ?? [])).toEqual([])
})
