import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areas } from 'shared-ui/areas'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { packageOf, root, units } from '../base/store.ts'

interface Job {
  permissions?: Record<string, string>
  environment?: string
  if?: string
  steps?: { run?: string; uses?: string; with?: Record<string, unknown> }[]
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const names = readdirSync(path.join(root, '.github/workflows'))
const texts = names.map((name) => read(`.github/workflows/${name}`))
const workflows = texts.map((text) => parse(text) as { on: object; permissions: object; jobs: Record<string, Job> })
const [ci, release, rollback] = ['ci.yml', 'release.yml', 'rollback.yml'].map((name) => workflows[names.indexOf(name)])
const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps ?? []))
const changedBy = (...files: string[]) => {
  const { stdout } = spawnSync('.github/units.sh', { cwd: root, input: files.join('\n'), encoding: 'utf8' })
  return stdout.split(/\s/).filter(Boolean)
}

test('what anybody proposes runs with a token that only reads, and without secrets', () => {
  expect(ci?.permissions).toEqual({ contents: 'read' })
  expect(texts[names.indexOf('ci.yml')]).not.toMatch(/\bsecrets\.|\bvars\.|pull_request_target|id-token/)
})

test('code of areas is built without rights, and only the reviewed environment can publish', () => {
  const rights = Object.entries(release?.jobs ?? {}).map(([name, job]) => [
    name,
    job.permissions?.['id-token'] ?? 'none',
    job.environment ?? 'none',
  ])
  expect(rights).toEqual([
    ['fetch', 'write', 'none'],
    ['build', 'none', 'none'],
    ['deploy', 'write', 'production'],
    ['smoke', 'none', 'none'],
  ])
  for (const name of ['fetch', 'deploy'])
    for (const { run = '' } of release?.jobs[name]?.steps ?? [])
      expect(run).not.toMatch(/npm (run|ci$)|vitest|playwright/)
  expect(release?.jobs.fetch?.if).toBe("github.ref == 'refs/heads/main'")
  expect(Object.keys(rollback?.on ?? {})).toEqual(['workflow_dispatch'])
})

test('the pins are written after the files that they name, and only where nobody else has written them', () => {
  const runs = (release?.jobs.deploy?.steps ?? []).flatMap(({ run }) => run ?? [])
  const places = ['--exclude=', '--if-generation-match', 'firebase deploy', '--delete-unmatched'].map((words) =>
    runs.findIndex((run) => run.includes(words)),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('no script contains the text of an input, and every action is pinned to a commit', () => {
  for (const { run = '', uses, with: inputs } of steps) {
    expect(run).not.toContain('${{')
    if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
    if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false)
  }
})

test('a change releases every unit that contains it, and each area has its own owner', () => {
  const folders = units.map((unit) => path.basename(packageOf(unit)))
  for (const file of ['shared-ui/src/a.ts', 'shared-enquiry/a.ts', 'platform/build/a.ts', 'package-lock.json'])
    expect(changedBy(file).sort()).toEqual(folders.toSorted())
  expect(changedBy('mf-builders/a.ts', 'shell/a.ts', 'README.md')).toEqual(['shell', 'mf-builders'])
  expect(changedBy('README.md', 'e2e/a.ts', 'mf-buildersX/a.ts')).toEqual([])
  for (const { name, owner } of areas) expect(read('.github/CODEOWNERS')).toContain(`/mf-${name}/ @sovran/${owner}\n`)
})
