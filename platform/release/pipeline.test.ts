import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { root } from '../base/project.ts'
import { byHand, fakePipeline, refusal } from '../testing/fakePipeline.ts'

// Complete deployments: runs the steps of .github/workflows/release.yml and publish.yml with folders in place of the
// bucket and the host.

// Each deployment starts dozens of processes, which are slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

type Env = Record<string, string>

const units = ['shell', 'mf-builders', 'mf-company', 'mf-design']

let first: ReturnType<typeof fakePipeline>
let pipeline: typeof first

beforeAll(() => {
  pipeline = first = fakePipeline()
  for (const unit of units) {
    const name = unit.replace('mf-', '')
    pipeline.write(`${unit}/a`, '1')
    pipeline.store(`${name}/1/release.json`, JSON.stringify({ unit: name, version: '1' }))
    pipeline.store(`${name}/assets/1.js`, '1')
  }
  const commit = pipeline.commit('README.md')
  const commits = Object.fromEntries(units.map((unit) => [unit, commit]))
  pipeline.store('pins.json', JSON.stringify(Object.fromEntries(units.map((unit) => [unit.replace('mf-', ''), ['1']]))))
  pipeline.store('composed.json', '{}')
  pipeline.store('published.json', JSON.stringify({ platform: commit, commits }))
})
afterAll(() => first.remove())
beforeEach(() => {
  pipeline = fakePipeline(first)
})
afterEach(() => pipeline.remove())

/** The inputs of a workflow's step, found by its action and the name or pattern of its artifacts. */
function given(workflow: string, action: string, artifacts: string): Record<string, string> {
  const { jobs } = parse(readFileSync(path.join(root, `.github/workflows/${workflow}.yml`), 'utf8'))
  const steps = Object.values<{ steps?: { uses?: string; with?: Env }[] }>(jobs).flatMap((job) => job.steps ?? [])
  const isWanted = ({ name, pattern }: Env = {}) => (pattern ?? name)?.startsWith(artifacts)
  return steps.find((step) => step.uses?.includes(action) && isWanted(step.with))?.with ?? {}
}

/**
 * Uploads a verified unit for the other jobs of the run, as actions/upload-artifact does: the contents of its folder.
 */
function upload(unit: string, artifacts: string) {
  const folder = pipeline.file(given('verify', '/upload-artifact@', 'verified-').path ?? '')
  cpSync(folder, path.join(artifacts, `verified-${unit}`), { recursive: true })
  rmSync(folder, { recursive: true })
}

/**
 * Unpacks all verified units, as actions/download-artifact 8 does: a single match never gets a folder of its own
 * (https://github.com/actions/download-artifact/issues/426); several matches share a folder only with `merge-multiple`.
 */
function download(artifacts: string) {
  const { path: to = '', 'merge-multiple': isMerged } = given('publish', '/download-artifact@', 'verified-')
  const names = readdirSync(artifacts)
  for (const name of names) {
    const folder = isMerged || names.length === 1 ? to : path.join(to, name)
    cpSync(path.join(artifacts, name), pipeline.file(folder), { recursive: true })
  }
}

/** Runs a deployment up to its place in the queue; `finish` runs the rest. `text` is the output of its jobs. */
function begin(env: Env = {}) {
  const { run, file } = pipeline
  const artifacts = mkdtempSync(file('publication.artifacts-'))
  const texts: string[] = []
  const step = (script: 'publish' | 'verify', args: string[], more: Env) => {
    const said = run(script, args, { ...env, ...more })
    texts.push(said.text)
    return said
  }
  const names = env.ACTION ? '' : step('publish', ['fetch'], {}).fetched.names
  for (const unit of names.split(' ').filter(Boolean))
    if (['build', 'tests'].every((name) => step('verify', [name, unit], { NAMES: names }).status === 0))
      upload(unit, artifacts)
  function finish() {
    const { fetched } = step('publish', ['fetch'], env.ACTION ? {} : { REQUESTED: names })
    download(artifacts)
    const values = { FETCHED: JSON.stringify(fetched) }
    const composed = fetched.commit ? step('verify', ['compose'], values) : undefined
    if (composed?.status === 0) {
      const { version } = step('publish', ['candidate', 'publication/site.tar'], values)
      const made = { ...values, RELEASED: `${composed.released}`, VERSION: `${version}` }
      step('publish', ['live', 'publication/releases.tar'], made)
    }
    return texts.join('\n')
  }
  return { finish }
}

/** A complete deployment. Returns its output. */
const publish = (env: Env = {}) => begin(env).finish()

/** The live version of each unit. */
const live = () => {
  const rows = pipeline.read('publication/fakes/live/public/sitemap.xml').split('\n').slice(1)
  return Object.fromEntries(rows.map((row) => row.split(' ')))
}
const atFirst = { builders: '1', company: '1', design: '1', shell: '1' }
const published = () => JSON.parse(pipeline.stored('published.json'))

test('units are released independently: one that fails holds back no other', () => {
  pipeline.commit('mf-company/a', '2')
  pipeline.commit('mf-design/a', '2')
  publish()
  expect(live()).toEqual({ ...atFirst, company: '2', design: '2' })

  pipeline.commit('mf-builders/red', 'a failing test')
  pipeline.commit('mf-builders/a', '3')
  const head = pipeline.commit('mf-design/a', '3')
  expect(publish()).toContain('::error::mf-builders is not released: its verification failed')
  expect(live()).toEqual({ ...atFirst, company: '2', design: '3' })
  // The next push releases builders as well, and finds no change in design.
  expect(published().commits['mf-design']).toBe(head)
  pipeline.git('rm', '-q', 'mf-builders/red')
  pipeline.commit('README.md')
  publish()
  expect(live().builders).toBe('3')
  // The bucket has no duplicate and no unused file.
  expect(readdirSync(pipeline.file('publication/fakes/bucket')).sort()).toEqual(
    [...Object.keys(atFirst), 'composed.json', 'pins.json', 'published.json'].sort(),
  )
})

test('a shared change releases only units whose build differs', () => {
  pipeline.write('mf-company/a', '2')
  pipeline.write('mf-builders/red', 'a test that needs no verification')
  const head = pipeline.commit('shared-ui/components/a')
  const said = publish()
  for (const unit of ['shell', 'mf-builders', 'mf-design'])
    expect(said).toContain(`${unit} is unchanged since its live release`)
  expect(live()).toEqual({ ...atFirst, company: '2' })
  for (const unit of units) expect(published().commits[unit]).toBe(head)
})

test('units that need each other go live together', () => {
  pipeline.write('mf-builders/needs', '{"company":"2"}')
  pipeline.write('mf-builders/a', '2')
  pipeline.write('mf-company/a', '2')
  pipeline.write('mf-company/red', 'a failing test')
  pipeline.commit('mf-design/a', '2')
  expect(publish()).toContain('only together with mf-company')
  expect(live()).toEqual({ ...atFirst, design: '2' })
  pipeline.git('rm', '-q', 'mf-company/red')
  pipeline.commit('README.md')
  publish()
  expect(live()).toEqual({ ...atFirst, builders: '2', company: '2', design: '2' })
})

test('a rollback during a verification stays; a promotion goes forward', () => {
  pipeline.commit('mf-builders/a', '2')
  publish()
  expect(live()).toEqual({ ...atFirst, builders: '2' })
  pipeline.commit('mf-builders/a', '3')
  pipeline.commit('mf-design/a', '2')
  const verifying = begin()
  publish({ ...byHand, ACTION: 'rollback', REQUESTED: 'builders' })
  expect(live()).toEqual(atFirst)
  expect(verifying.finish()).toContain('mf-builders was rolled back and is held')
  expect(live()).toEqual({ ...atFirst, design: '2' })
  publish({ ...byHand, ACTION: 'promote', REQUESTED: 'builders 2' })
  expect(live()).toEqual({ ...atFirst, builders: '2', design: '2' })
})

test.each(['the store', 'no store'])('a pull request verifies its units, with %s', (store) => {
  const without = store === 'no store' && { WITHOUT_STORE: 'true' }
  const proposal = { ACTION: 'proposal', GITHUB_EVENT_NAME: 'pull_request', NAMES: 'mf-builders', ...without }
  const verify = (step: string) => pipeline.run('verify', [step, 'mf-builders'], proposal).status
  if (store === 'the store') expect(pipeline.run('publish', ['fetch'], proposal).status).toBe(0)
  expect(verify('build')).toBe(0)
  pipeline.write('mf-builders/red', 'a failing test')
  expect(verify('tests')).toBe(1)
  rmSync(pipeline.file('mf-builders/red'))
  expect(verify('tests')).toBe(0)
})

test('expired releases are missed, and nothing passes without them', () => {
  const head = pipeline.commit('mf-builders/a', '2')
  const { fetched } = pipeline.run('publish', ['fetch'])
  const env = { FETCHED: JSON.stringify(fetched), NAMES: 'mf-builders' }
  // All units were verified, but their releases have expired.
  const composed = pipeline.run('verify', ['compose'], { ...env, VERIFICATION: 'success' })
  expect(composed).toMatchObject(refusal('no longer stored: start the whole workflow again'))
  rmSync(pipeline.file('publication/fetched.tar'))
  for (const args of [['build', 'mf-builders'], ['compose'], ['draft', head]])
    expect(pipeline.run('verify', args, env)).toMatchObject(refusal('The live releases are missing'))
})

test('a pull request verifies the units that it touches', () => {
  const base = pipeline.git('rev-parse', 'HEAD')
  for (const [file, units] of Object.entries({
    'README.md': [],
    // Not part of any release, but verified nevertheless.
    'mf-builders/e2e/a.e2e.ts': ['mf-builders'],
    'mf-design/a': ['mf-builders', 'mf-design'],
    'package-lock.json': ['full-test'],
  })) {
    pipeline.commit(file)
    expect(pipeline.run('changed-units', ['touched', base, 'HEAD']).text).toBe(`units=${JSON.stringify(units)}\n`)
  }
})
