import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaces } from '../dev/workspaces.ts'
import { packageOf, root, units } from './store.ts'

// As text: nothing here depends on a YAML parser, and the workflows use little of the language.
const folder = path.join(root, '.github/workflows')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const workflows = Object.fromEntries(
  readdirSync(folder).map((file) => [file.replace(/\.yml$/, ''), read(`.github/workflows/${file}`)]),
)
const { scripts } = JSON.parse(read('package.json')) as { scripts: object }
const packages = workspaces()

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const settingOf = (text: string, key: string) => all(text, new RegExp(`^ +${key}: (.+)$`, 'gm'))[0] ?? ''
const callers = Object.entries(workflows).filter(([, text]) => text.includes('uses: ./.github/workflows/package.yml'))
const packagesOf = (text: string) => settingOf(text, 'packages').split(' ')

for (const [name, text] of Object.entries(workflows)) {
  test(`${name}.yml is whole: keys, lists and scripts, two spaces a level, brackets and quotes closed`, () => {
    for (const key of ['name', 'on', 'jobs']) expect(text).toMatch(new RegExp(`^${key}:`, 'm'))
    let depth = 0
    let script = Number.POSITIVE_INFINITY
    for (const line of text.split('\n').filter((each) => each.trim() && !each.trim().startsWith('#'))) {
      const indent = line.search(/\S/)
      if (indent > script) continue
      expect(line).toMatch(/^(?: {2})*(?:- )?(?:[\w-]+:(?: \S.*)?|"[^"]+"|[^\s"'{[:]+)$/)
      expect(indent, line).toBeLessThanOrEqual(depth + 2)
      for (const [open, close] of ['{}', '[]', '()']) {
        expect(line.split(open ?? '').length, line).toBe(line.split(close ?? '').length)
      }
      expect(line.split('"').length % 2, line).toBe(1)
      depth = line.trim().startsWith('- ') ? indent + 2 : indent
      script = line.endsWith(': |') ? depth : Number.POSITIVE_INFINITY
    }
  })

  test(`${name}.yml runs, calls and watches what exists`, () => {
    for (const script of all(text, /npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(script)
    for (const file of [...all(text, /uses: \.\/(\S+)/g), ...all(text, /run: (\.\S+)$/gm)])
      expect(existsSync(path.join(root, file)), file).toBe(true)
    for (const file of all(text, /^ {6}- "?([\w./-]+?)(?:\/\*\*)?"?$/gm))
      expect(existsSync(path.join(root, file)), file).toBe(true)
  })
}

test('every package has a workflow of its name, which watches what it tests, on pushes and on pull requests', () => {
  expect(callers.map(([name]) => name).sort()).toEqual(packages.filter((name) => name !== 'e2e').sort())
  expect(workflows.e2e).toContain('run: .ci/run')
  for (const [name, text] of callers) {
    expect(packagesOf(text)[0]).toBe(name)
    for (const watched of packagesOf(text)) {
      expect(packages).toContain(watched)
      expect(all(text, new RegExp(`^ {6}- "(${watched})/\\*\\*"$`, 'gm')), name).toHaveLength(2)
    }
  }
})

test('every unit is released by the workflow of its package, and with all that it ships to others', () => {
  const released = callers.filter(([, text]) => settingOf(text, 'unit'))
  expect(released.map(([, text]) => settingOf(text, 'unit')).sort()).toEqual([...units].sort())
  for (const [name, text] of released)
    expect(packageOf(settingOf(text, 'unit') as (typeof units)[number])).toBe(path.join(root, name))
  const { dependencies } = JSON.parse(read('shell/package.json')) as { dependencies: object }
  const shipped = Object.keys(dependencies).filter((name) => packages.includes(name))
  expect(packagesOf(workflows.shell ?? '').sort()).toEqual(['shell', ...shipped].sort())
})

test('releases take turns, and none is dropped while it waits', () => {
  expect(workflows.package).toContain('concurrency: { group: release, queue: max }')
})

test('the first unit of an empty store is kept, though there is no site to deploy yet', () => {
  const steps = (workflows.package ?? '').split(/^ {6}- /m)
  const deploying = steps.find((step) => step.includes('npm run hosting')) ?? ''
  expect(deploying.indexOf('if [ -e site ]; then')).toBeLessThan(deploying.indexOf('npm run hosting'))
  expect(deploying).toContain('if [ -e site ]; then')
  expect(steps.at(-1)).toContain('gcloud storage cp releases/pins.json')
  expect(steps.at(-1)).not.toContain('-e site')
})
