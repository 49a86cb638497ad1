import { chmodSync, cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { root } from '../base/project.ts'
import { byHand, fakePipeline } from '../testing/fakePipeline.ts'

// Whole publications, with the steps of .github/workflows/publish.yml, on folders for the bucket and the host.

type Env = Record<string, string>

let first: ReturnType<typeof fakePipeline>
let pipeline: typeof first

beforeAll(() => {
  pipeline = first = fakePipeline()
  for (const tool of ['npm', 'npx']) {
    cpSync(path.join(root, 'platform/testing/fakeTools.mjs'), pipeline.file(`bin/${tool}`))
    chmodSync(pipeline.file(`bin/${tool}`), 0o755)
  }
  for (const unit of ['shell', 'mf-builders', 'mf-company', 'mf-design']) pipeline.commit(`${unit}/a`, '1')
  publish()
})
afterAll(() => first.remove())
beforeEach(() => {
  pipeline = fakePipeline(first)
})
afterEach(() => pipeline.remove())

/** A publication up to the step that makes it live, and that step. `live` is what its jobs have said. */
function begin(env: Env = {}) {
  const { run, file } = pipeline
  const fetched = run('publish', ['fetch'], env)
  const values: Env = { ...env, NAMES: `${fetched.names}` }
  rmSync(file('publication/proved'), { recursive: true, force: true })
  const texts = [fetched.text]
  for (const unit of JSON.parse(`${fetched.units || '[]'}`))
    for (const step of ['build', 'test']) {
      const proof = run('prove', [step, unit], values)
      texts.push(proof.text)
      if (proof.status !== 0) break
    }
  const composed = run('prove', ['compose'], values)
  const text = () => [...texts, composed.text].join('\n')
  if (composed.status !== 0) return { text: text(), finish: () => composed }
  const candidate = run('publish', ['candidate', 'publication/site.tar'], values)
  const archive = file(`${candidate.version}.tar`)
  cpSync(file('publication/releases.tar'), archive)
  const said = Object.entries({ ...fetched, ...composed, ...candidate })
  const outputs = Object.fromEntries(said.map(([name, value]) => [name.toUpperCase(), `${value}`]))
  return { text: text(), finish: () => run('publish', ['live', archive], { ...outputs, ...values }) }
}

/** A whole publication. Returns what it has said. */
function publish(env: Env = {}) {
  const { text, finish } = begin(env)
  return text + finish().text
}

const live = () => pipeline.read('publication/rehearsal/live/public/sitemap.xml').split('\n').slice(1).sort()
const baseOf = (unit: string) => new RegExp(`${unit}@(\\w+)`).exec(pipeline.stored('commits'))?.[1]

test('red builders and green design in one push', () => {
  pipeline.commit('mf-builders/red', 'a failing test')
  pipeline.commit('mf-builders/a', '2')
  const head = pipeline.commit('mf-design/a', '2')
  expect(publish()).toContain('::error::mf-builders is not released')
  expect(live()).toEqual(['builders 1', 'company 1', 'design 2', 'shell 1'])
  // The next push takes builders along again, and finds nothing new in design.
  expect(baseOf('mf-design')).toBe(head)
  const before = pipeline.stored('version')
  publish()
  expect(pipeline.stored('version')).toBe(before)
  pipeline.git('rm', '-q', 'mf-builders/red')
  pipeline.commit('README.md')
  publish()
  expect(live()).toEqual(['builders 2', 'company 1', 'design 2', 'shell 1'])
})

test('of what is shared only units that differ are released', () => {
  pipeline.write('mf-company/a', '2')
  pipeline.write('mf-builders/red', 'a test that asks for no proof')
  const head = pipeline.commit('shared-ui/components/a')
  const said = publish()
  for (const unit of ['shell', 'mf-builders', 'mf-design']) expect(said).toContain(`${unit} is built as it is live (1)`)
  expect(live()).toEqual(['builders 1', 'company 2', 'design 1', 'shell 1'])
  for (const unit of ['shell', 'mf-builders', 'mf-company', 'mf-design']) expect(baseOf(unit)).toBe(head)
})

test('units that need each other go live together', () => {
  pipeline.write('mf-builders/needs', '{"company":"2"}')
  pipeline.write('mf-builders/a', '2')
  pipeline.write('mf-company/red', 'a failing test')
  pipeline.commit('mf-company/a', '2')
  expect(publish()).toContain('only together with mf-company')
  expect(live()).toEqual(['builders 1', 'company 1', 'design 1', 'shell 1'])
  pipeline.git('rm', '-q', 'mf-company/red')
  pipeline.commit('README.md')
  publish()
  expect(live()).toEqual(['builders 2', 'company 2', 'design 1', 'shell 1'])
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

test('a rollback overtakes three publications that wait', () => {
  pipeline.commit('mf-builders/a', '2')
  publish()
  pipeline.commit('mf-design/a', '2')
  const running = begin()
  // Of these the queue keeps the newest.
  for (const unit of ['mf-company/a', 'shell/a', 'mf-design/a']) pipeline.commit(unit, '3')
  publish({ ...byHand, ACTION: 'rollback', ASKED: 'builders' })
  expect(live()).toEqual(['builders 1', 'company 1', 'design 1', 'shell 1'])
  expect(running.finish()).toMatchObject({ overtaken: 'yes' })
  expect(live()).toContain('design 1')
  expect(publish()).toContain('mf-builders was rolled back, and is held')
  expect(live()).toEqual(['builders 1', 'company 3', 'design 3', 'shell 3'])
})

test('what the bucket has is in no archive', () => {
  pipeline.commit('mf-builders/a', '2')
  begin()
  const { read, file } = pipeline
  expect(read('publication/left-out').split('\n')).toContain('company/assets/1.js')
  expect(read('publication/documents')).not.toContain('company/assets')
  expect(read('publication/added').split('\n')).toEqual(['builders/2/release.json', 'builders/assets/2.js'])
  expect(existsSync(file('publication/rehearsal/versions/v2/public/r/company/assets/1.js'))).toBe(true)
})
