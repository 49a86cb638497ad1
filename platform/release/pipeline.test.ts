import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { root } from '../base/project.ts'
import { byHand, fakePipeline } from '../testing/fakePipeline.ts'

// Whole publications, with the steps of .github/workflows/release.yml and publish.yml, on folders for the bucket and the host.

// Dozens of processes a publication: on a busy machine each waits for its turn.
vi.setConfig({ testTimeout: 300_000 })

type Env = Record<string, string>

let first: ReturnType<typeof fakePipeline>
let pipeline: typeof first

beforeAll(() => {
  pipeline = first = fakePipeline()
  for (const tool of ['npm', 'npx']) {
    cpSync(path.join(root, 'platform/testing/fakeTools.mjs'), pipeline.file(`bin/${tool}`))
    chmodSync(pipeline.file(`bin/${tool}`), 0o755)
  }
  const units = ['shell', 'builders', 'company', 'design']
  for (const unit of units) {
    pipeline.write(unit === 'shell' ? 'shell/a' : `mf-${unit}/a`, '1')
    const described = { unit, version: '1', assets: ['1.js'], pictures: [] }
    pipeline.store(`${unit}/1/release.json`, JSON.stringify(described))
    pipeline.store(`${unit}/assets/1.js`, '1')
  }
  const commit = pipeline.commit('README.md')
  const commits = Object.fromEntries(units.map((unit) => [unit === 'shell' ? unit : `mf-${unit}`, commit]))
  pipeline.store('pins.json', JSON.stringify(Object.fromEntries(units.map((unit) => [unit, ['1']]))))
  pipeline.store('composed.json', '{}')
  pipeline.store('published.json', JSON.stringify({ platform: commit, commits }))
})
afterAll(() => first.remove())
beforeEach(() => {
  pipeline = fakePipeline(first)
})
afterEach(() => pipeline.remove())

/** What a step of a workflow is given, by its action and the name or pattern of its artifacts. */
function given(workflow: string, action: string, artifacts: string): Record<string, string> {
  const { jobs } = parse(readFileSync(path.join(root, `.github/workflows/${workflow}.yml`), 'utf8'))
  const steps = Object.values<{ steps?: { uses?: string; with?: Env }[] }>(jobs).flatMap((job) => job.steps ?? [])
  const isWanted = ({ name, pattern }: Env = {}) => (pattern ?? name)?.startsWith(artifacts)
  return steps.find((step) => step.uses?.includes(action) && isWanted(step.with))?.with ?? {}
}

/** Leaves a unit's proof for the run's other machines, as actions/upload-artifact does: what is in the folder it is given. */
function upload(unit: string, artifacts: string) {
  const folder = pipeline.file(given('prove', '/upload-artifact@', 'proved-').path ?? '')
  cpSync(folder, path.join(artifacts, `proved-${unit}`), { recursive: true })
  rmSync(folder, { recursive: true })
}

/**
 * Unpacks all proofs, as actions/download-artifact 8 does: a lone match without a folder of its own, whatever is asked
 * (https://github.com/actions/download-artifact/issues/426), and several so only with `merge-multiple`.
 */
function download(artifacts: string) {
  const { path: to = '', 'merge-multiple': isMerged } = given('publish', '/download-artifact@', 'proved-')
  const names = readdirSync(artifacts)
  rmSync(pipeline.file(to), { recursive: true, force: true })
  for (const name of names)
    cpSync(path.join(artifacts, name), pipeline.file(path.join(to, isMerged || names.length === 1 ? '' : name)), {
      recursive: true,
    })
}

/** A publication up to its place in the queue, and from there on. `text` is what its jobs have said. */
function begin(env: Env = {}) {
  const { run, file } = pipeline
  const artifacts = mkdtempSync(file('publication.artifacts-'))
  const before = run('publish', ['fetch'], env)
  const texts = [before.text]
  const asked = { ...env }
  if (env.ACTION !== 'rollback') {
    for (const unit of before.fetched.units) {
      const steps = ['build', 'test'].map((step) => [step, unit])
      const isGreen = steps.every((step) => {
        const proof = run('prove', step, { ...env, NAMES: before.fetched.names })
        texts.push(proof.text)
        return proof.status === 0
      })
      if (isGreen) upload(unit, artifacts)
    }
    Object.assign(asked, { ASKED: before.fetched.names, PROVED: before.fetched.names })
  }
  function finish() {
    const fetched = run('publish', ['fetch'], asked)
    texts.push(fetched.text)
    download(artifacts)
    const values = { ...asked, FETCHED: JSON.stringify(fetched.fetched) }
    const composed = run('prove', ['compose'], values)
    const candidate = composed.status === 0 && run('publish', ['candidate', 'publication/site.tar'], values)
    const made = candidate && { ENDED: `${composed.ended}`, VERSION: `${candidate.version}` }
    const live = made && run('publish', ['live', file('publication/releases.tar')], { ...values, ...made })
    return [...texts, composed.text, candidate ? candidate.text : '', live ? live.text : ''].join('\n')
  }
  return { finish }
}

/** A whole publication. Returns what it has said. */
const publish = (env: Env = {}) => begin(env).finish()

const live = () => pipeline.read('publication/rehearsal/live/public/sitemap.xml').split('\n').slice(1).sort()
const published = () => JSON.parse(pipeline.stored('published.json'))

test('one unit, two units, and one beside a red one', () => {
  pipeline.commit('mf-builders/a', '2')
  publish()
  expect(live()).toEqual(['builders 2', 'company 1', 'design 1', 'shell 1'])
  pipeline.commit('mf-company/a', '2')
  pipeline.commit('mf-design/a', '2')
  publish()
  expect(live()).toEqual(['builders 2', 'company 2', 'design 2', 'shell 1'])

  pipeline.commit('mf-builders/red', 'a failing test')
  pipeline.commit('mf-builders/a', '3')
  const head = pipeline.commit('mf-design/a', '3')
  expect(publish()).toContain('::error::mf-builders is not released')
  expect(live()).toEqual(['builders 2', 'company 2', 'design 3', 'shell 1'])
  // The next push takes builders along again, and finds nothing new in design.
  expect(published().commits['mf-design']).toBe(head)
  pipeline.git('rm', '-q', 'mf-builders/red')
  pipeline.commit('README.md')
  publish()
  expect(live()).toContain('builders 3')
})

test('of what is shared only units that differ are released', () => {
  pipeline.write('mf-company/a', '2')
  pipeline.write('mf-builders/red', 'a test that asks for no proof')
  const head = pipeline.commit('shared-ui/components/a')
  const said = publish()
  for (const unit of ['shell', 'mf-builders', 'mf-design']) expect(said).toContain(`${unit} is built as it is live (1)`)
  expect(live()).toEqual(['builders 1', 'company 2', 'design 1', 'shell 1'])
  for (const unit of ['shell', 'mf-builders', 'mf-company', 'mf-design']) expect(published().commits[unit]).toBe(head)
})

test('units that need each other go live together', () => {
  pipeline.write('mf-builders/needs', '{"company":"2"}')
  pipeline.write('mf-builders/a', '2')
  pipeline.write('mf-company/a', '2')
  pipeline.write('mf-company/red', 'a failing test')
  pipeline.commit('mf-design/a', '2')
  expect(publish()).toContain('only together with mf-company')
  expect(live()).toEqual(['builders 1', 'company 1', 'design 2', 'shell 1'])
  pipeline.git('rm', '-q', 'mf-company/red')
  pipeline.commit('README.md')
  publish()
  expect(live()).toEqual(['builders 2', 'company 2', 'design 2', 'shell 1'])
})

test('by hand the same tests, unless asked otherwise', () => {
  pipeline.commit('mf-builders/red', 'a failing test')
  pipeline.commit('mf-builders/a', '2')
  const asked = { ...byHand, ASKED: 'builders' }
  expect(publish(asked)).toContain('::error::mf-builders is not released')
  expect(publish({ ...asked, UNTESTED: 'yes' })).toContain('::warning::mf-builders 2 is released untested')
  expect(live()).toContain('builders 2')
  expect(existsSync(pipeline.file('publication/rehearsal/bucket/builders/2/untested'))).toBe(true)
})

test('a rollback passes what is being proved, and stays', () => {
  pipeline.commit('mf-builders/a', '2')
  publish()
  pipeline.commit('mf-builders/a', '3')
  pipeline.commit('mf-design/a', '2')
  const proved = begin()
  publish({ ...byHand, ACTION: 'rollback', ASKED: 'builders' })
  expect(live()).toEqual(['builders 1', 'company 1', 'design 1', 'shell 1'])
  expect(proved.finish()).toContain('mf-builders was rolled back, and is held')
  expect(live()).toEqual(['builders 1', 'company 1', 'design 2', 'shell 1'])
})

test('an older push that comes late changes nothing', () => {
  pipeline.commit('mf-builders/a', '2')
  const late = begin()
  const older = pipeline.git('rev-parse', 'HEAD')
  pipeline.commit('mf-company/a', '2')
  publish()
  pipeline.git('checkout', '-q', older)
  expect(late.finish()).toContain('A later commit is live')
  expect(live()).toEqual(['builders 2', 'company 2', 'design 1', 'shell 1'])
})

test('what the bucket has is in no archive', () => {
  pipeline.commit('mf-builders/a', '2')
  publish()
  const { read, file } = pipeline
  expect(read('publication/documents')).not.toContain('company/assets')
  expect(read('publication/added').split('\n')).toEqual(['builders/2/release.json', 'builders/assets/2.js'])
  expect(existsSync(file('publication/rehearsal/live/public/r/company/assets/1.js'))).toBe(true)
})

test('a proposal proves its units, with the store or without', () => {
  const proposal = { ACTION: 'proposal', GITHUB_EVENT_NAME: 'pull_request', NAMES: 'mf-builders' }
  const base = pipeline.git('rev-parse', 'HEAD')
  const touched = (...args: string[]) =>
    pipeline.run('units', ['touched', base, 'HEAD', ...args], {}).text.split('\n')[0]
  pipeline.commit('README.md', 'another')
  expect(touched()).toBe('names=')
  // Of nobody's release, and a proof all the same.
  pipeline.commit('mf-builders/e2e/a.e2e.ts')
  expect(touched()).toBe('names=mf-builders')
  for (const store of ['the store', 'no store']) {
    if (store === 'no store') rmSync(pipeline.file('publication/fetched.tar'))
    else expect(pipeline.run('publish', ['fetch'], proposal).status).toBe(0)
    expect(pipeline.run('prove', ['build', 'mf-builders'], proposal).status, store).toBe(0)
    pipeline.write('mf-builders/red', 'a failing test')
    expect(pipeline.run('prove', ['test', 'mf-builders'], proposal).status, store).toBe(1)
    rmSync(pipeline.file('mf-builders/red'))
    expect(pipeline.run('prove', ['test', 'mf-builders'], proposal).status, store).toBe(0)
  }
  pipeline.commit('mf-design/a')
  expect(touched()).toBe('names=mf-builders mf-design')
  pipeline.commit('package-lock.json')
  expect(touched()).toBe('names=everything')
})
