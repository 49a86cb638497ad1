import { execFileSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byHand, fakePipeline, refusal } from '../testing/fakePipeline.ts'

// .github/publish.sh, step by step. Whole publications are in pipeline.test.ts.

type Env = Record<string, string>

let pipeline: ReturnType<typeof fakePipeline>
let { file, write, read, git, commit, stored, store, calls } = {} as typeof pipeline
const publish = (args: string[], env: Env = {}) => pipeline.run('publish', args, env)

const listOf = (commit: string) => ['shell', 'mf-builders', 'mf-company'].map((unit) => `${unit}@${commit}`).join(' ')

beforeEach(() => {
  pipeline = fakePipeline()
  ;({ file, write, read, git, commit, stored, store, calls } = pipeline)
  store('pins.json', '{"builders":["1"]}')
  store('commits', listOf(commit('shared-ui/contract/a')))
  store('platform', git('rev-parse', 'HEAD'))
})
afterEach(() => pipeline.remove())

test('no setting of the user’s git reaches this repository', () => {
  const settings = { GIT_DIR: '/nowhere', GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'commit.gpgsign' }
  for (const [name, value] of Object.entries({ ...settings, GIT_CONFIG_VALUE_0: 'true' })) vi.stubEnv(name, value)
  commit('shared-ui/contract/b')
  vi.unstubAllEnvs()
  expect(git('log', '-1', '--format=%s')).toBe('shared-ui/contract/b')
})

const names = (env: Env = {}) => publish(['fetch'], env).names

/** Has a tool do something else first where its arguments hold these words. Returns a function that mends it. */
function breakAt(words: string, instead = 'exit 1', tool = 'gcloud') {
  const name = `.github/rehearsal/${tool}`
  const whole = read(name)
  write(name, whole.replace('\nset -eu', `\n[[ $* != *"${words}"* ]] || ${instead}\nset -eu`))
  return () => write(name, whole)
}

/** The archives that the job without rights makes; `spoil` adds to what they are made of. */
function build(spoil: () => void = () => {}) {
  write('store/builders/2/release.json', 'described')
  write('store/builders/assets/a.js', 'a')
  write('store/pins.json', '{"builders":["2","1"]}')
  write('store/composed.json', 'a record')
  write('site/public/sitemap.xml', '<loc>https://www.sovran.example/</loc>')
  write('site/left-out', '')
  const rewrites = [{ regex: '^/a', destination: '/b', run: { serviceId: 'x' } }]
  const redirects = [{ regex: '^/c', destination: '/', type: 301, run: 'x' }]
  const own = { predeploy: 'touch hooked', site: 'x' }
  const hosting = { ...own, public: '/etc', cleanUrls: true, headers: [], redirects, rewrites }
  write('site/firebase.json', JSON.stringify({ hosting, functions: { source: '.' }, firestore: { rules: 'x' } }))
  spoil()
  for (const [name, from] of Object.entries({ site: 'site', releases: 'store' }))
    execFileSync('tar', ['-cf', file(`${name}.tar`), '-C', file(from), '.'])
}

/** What was said, and the candidate's version, as the step `live` takes it. */
function withCandidate(fetched: object, env: Env = {}): Env {
  const ended = { ended: (fetched as { names?: string }).names }
  const values = Object.entries({ ...fetched, ...ended, ...publish(['candidate', 'site.tar'], env) })
  return { ...Object.fromEntries(values.map(([name, value]) => [name.toUpperCase(), `${value}`])), ...env }
}

const live = (fetched: object, env: Env = {}) => publish(['live', 'releases.tar'], withCandidate(fetched, env))

test('a push releases what has changed since the last one', () => {
  for (const proof of ['mf-company/e2e/journeys/a.e2e.ts', 'shared-ui/components/a.dom.test.tsx']) commit(proof)
  expect(publish(['fetch'])).toMatchObject({ status: 0, names: '', commit: git('rev-parse', 'HEAD') })
  commit('mf-company/café')
  commit('shared-ui/pictures/encoder/a')
  expect(names()).toBe('mf-company')
  renameSync(file('mf-builders/a'), file('e2e'))
  commit('README.md')
  expect(names()).toBe('mf-builders mf-company')
})

test('a unit rolled back is held until its folder changes', () => {
  commit('mf-builders/bad')
  store('held', `mf-builders@${commit('README.md')}`)
  commit('shared-ui/contract/b')
  expect(publish(['fetch'])).toMatchObject({ names: 'shell mf-company', text: expect.stringContaining('held') })
  store('commits', listOf('0123456789012345678901234567890123456789'))
  expect(names()).toBe('shell mf-company')
  commit('mf-builders/good')
  expect(names()).toBe('shell mf-builders mf-company')
})

test('by hand units are named, and nothing else', () => {
  const asked = (ASKED: string) => publish(['fetch'], { ...byHand, ASKED })
  expect(asked('builders shell').units).toBe('["shell","mf-builders"]')
  expect(asked('--all').names).toBe('shell mf-builders mf-company')
  expect(asked('').units).toBe('')
  expect(asked('builders gardens')).toMatchObject(refusal('gardens is no unit'))
})

test('after main was rewritten every unit is released', () => {
  const first = git('rev-parse', 'HEAD')
  store('commits', listOf('0123456789012345678901234567890123456789'))
  expect(names()).toBe('shell mf-builders mf-company')
  store('platform', commit('mf-company/a'))
  git('checkout', '-q', first)
  const overtaken = publish(['fetch'])
  expect(overtaken).toMatchObject({ status: 0, text: expect.stringContaining('A later commit is live') })
  expect(overtaken.commit).toBeUndefined()
  expect(publish(['fetch'], { ...byHand, ASKED: 'company' }).status).toBe(1)
})

test('what the pins name is fetched, and nothing else', () => {
  const describe = (unit: string, version: string, asset: string) => {
    const described = { unit, version, assets: [asset], pictures: [`${asset}.avif`] }
    store(`${unit}/${version}/release.json`, JSON.stringify(described))
    const files = [`${unit}/${version}/server/a.js`, `${unit}/assets/${asset}`, `pictures/assets/${asset}.avif`]
    for (const name of files) store(name, 'x')
  }
  for (const version of ['1', '2', '3', 'abc']) describe('builders', version, `b${version}`)
  describe('company', '1', 'c1')
  store('pins.json', '{"builders":["2"],"company":["1"],"history":{"builders":["2","1"]}}')
  rmSync(file('publication/rehearsal/bucket/builders/assets/b1'))
  const fetched = (env: Env = {}) => {
    expect(publish(['fetch'], env).status).toBe(0)
    return execFileSync('tar', ['-tf', file('publication/fetched.tar')], { encoding: 'utf8' })
  }
  for (const name of ['builders/1/server/a.js', 'builders/assets/b2', 'pictures/assets/c1.avif'])
    expect(fetched()).toContain(name)
  expect(fetched()).not.toMatch(/b3|abc/)
  const mend = breakAt('objects describe')
  expect(publish(['fetch'])).toMatchObject(refusal('did not say'))
  mend()
  // Of a live release whose description is damaged, too: compose puts it back.
  store('company/1/release.json', 'damaged')
  store('composed.json', JSON.stringify({ releases: [{ unit: 'company', assets: ['c1'], pictures: [] }] }))
  expect(fetched()).toContain('company/assets/c1')
  expect(fetched({ ...byHand, ACTION: 'rollback', ASKED: 'company builders ab' })).toMatch(/assets\/babc/)
})

test('a rollback is composed with the platform that is live', () => {
  const waiting = { ...byHand, ACTION: 'rollback', ASKED: 'builders' }
  const before = git('rev-parse', 'HEAD')
  const released = commit('platform/compose/a')
  expect(publish(['fetch'], waiting)).toMatchObject({ names: 'builders', commit: before })
  build()
  expect(live(publish(['fetch'], { ...byHand, ASKED: 'company' }), byHand).status).toBe(0)
  commit('platform/compose/a')
  expect(publish(['fetch'], waiting).commit).toBe(released)
  expect(stored('commits')).toContain(`shell@${before}`)
})

test('nothing of an archive is run, replaced or followed', () => {
  const tool = read('.github/publish.sh')
  build(() => {
    write('site/.github/publish.sh', 'touch hooked')
    write('site/.firebaserc', '{"projects":{"p":"theirs"}}')
  })
  const url = 'https://candidate-by-hand.example'
  expect(publish(['candidate', 'site.tar'])).toMatchObject({ status: 0, url, version: 'rehearsal@v1' })
  expect(read('.github/publish.sh')).toBe(tool)
  expect(existsSync(file('hooked')) || existsSync(file('.firebaserc'))).toBe(false)
  const { hosting, ...others } = JSON.parse(read('publication/rehearsal/versions/v1/firebase.json'))
  const rewrites = [{ regex: '^/a', destination: '/b' }]
  const redirects = [{ regex: '^/c', destination: '/', type: 301 }]
  const own = { public: 'publication/unpacked/public', cleanUrls: true, headers: [], redirects, rewrites }
  expect([hosting, others]).toEqual([{ ...own, ignore: null, trailingSlash: null }, {}])
  for (const link of [symlinkSync, linkSync]) {
    build(() => link(file('shell/a'), file(`site/public/${link.name}`)))
    if (link === linkSync) execFileSync('tar', ['-cf', file('site.tar'), '-C', file('.'), 'shell/a', 'site'])
    expect(publish(['candidate', 'site.tar']).text).toContain('more than files and folders')
    rmSync(file('site'), { recursive: true })
  }
})

test.each([
  ['public/sitemap.xml', '<loc>http://localhost:4000/</loc>', 'SITE_ORIGIN'],
  ['left-out', 'builders/../held', 'leaves out what is no asset'],
])('a site whose %s is %s is refused', (name, content, words) => {
  build(() => write(`site/${name}`, content))
  expect(publish(['candidate', 'site.tar'])).toMatchObject(refusal(words))
})

test('files, descriptions, pins, rules and the host, in this order', () => {
  commit('shared-ui/contract/b')
  build(() => {
    write('store/held', 'theirs')
    write('store/others/a', 'theirs')
  })
  expect(live(publish(['fetch'])).status).toBe(0)
  const written = ['--exclude', '--no-clobber publication', '--if-generation-match', ':rules', 'clone', 'b/commits']
  const order = written.map((word) => calls().findLastIndex((call) => call.includes(word)))
  expect([-1, ...order]).toEqual([-1, ...new Set(order)].toSorted((a, b) => a - b))
  expect(stored('pins.json')).toBe('{"builders":["2","1"]}')
  expect(stored('commits')).toBe(listOf(git('rev-parse', 'HEAD')))
  expect(stored('held')).toBe('')
  expect(readdirSync(file('publication/rehearsal/bucket'))).not.toContain('others')
  expect(read('publication/rehearsal/live/public/sitemap.xml')).toContain('sovran.example')
})

test('what others have released or stored since the fetch stays', () => {
  build()
  store('builders/2/release.json', 'stored before')
  const fetched = publish(['fetch'])
  store('pins.json', '{"theirs":["1"]}')
  expect(live(fetched)).toMatchObject({ status: 0, overtaken: 'yes', text: expect.stringContaining('Somebody else') })
  // A workflow begins again by itself, once.
  expect(live(fetched, { AGAIN: 'true' })).toMatchObject(refusal('Somebody else'))
  expect([stored('pins.json'), stored('builders/2/release.json')]).toEqual(['{"theirs":["1"]}', 'stored before'])
  expect(existsSync(file('publication/rehearsal/live'))).toBe(false)
})

test('a rollback that comes between pins and host stays', () => {
  build()
  breakAt('rules', `echo '{}' > ${file('publication/rehearsal/bucket/pins.json')}`, 'firebase')
  expect(live(publish(['fetch']))).toMatchObject({ overtaken: 'yes' })
  expect(existsSync(file('publication/rehearsal/live'))).toBe(false)
})

test('a version made live at the host stays until overridden', () => {
  build()
  live(publish(['fetch']))
  publish(['candidate', 'site.tar'])
  rmSync(file('publication/rehearsal/live'))
  symlinkSync('versions/v2', file('publication/rehearsal/live'))
  expect(live(publish(['fetch']))).toMatchObject(refusal('rehearsal@v2'))
  const fetched = publish(['fetch'])
  expect(live(publish(['fetch'], byHand), byHand).status).toBe(0)
  expect(live(fetched)).toMatchObject({ overtaken: 'yes' })
  expect(live(publish(['fetch'])).status).toBe(0)
})

test('a broken upload stores no description, and can be repeated', () => {
  build()
  const mend = breakAt('clobber publication')
  const values = withCandidate(publish(['fetch']))
  expect(publish(['live', 'releases.tar'], values).status).toBe(1)
  expect(stored('builders/assets/a.js')).toBe('a')
  expect(existsSync(file('publication/rehearsal/bucket/builders/2'))).toBe(false)
  mend()
  for (const _again of [1, 2]) expect(publish(['live', 'releases.tar'], values).status).toBe(0)
})

test('a rollback holds its units until a release by name', () => {
  build()
  const rollback = { ...byHand, ACTION: 'rollback', ASKED: 'shell 1a2b builders' }
  expect(live(publish(['fetch'], rollback), rollback).status).toBe(0)
  const head = git('rev-parse', 'HEAD')
  expect(stored('held')).toBe(`shell@${head} mf-builders@${head}`)
  expect(existsSync(file('publication/rehearsal/firestore.rules'))).toBe(false)
  const release = { ...byHand, ASKED: 'builders' }
  expect(live(publish(['fetch'], release), release).status).toBe(0)
  expect(stored('held')).toBe(`shell@${head}`)
})

test('by hand each step finds what the last one said', () => {
  build()
  expect(publish(['live', 'releases.tar'])).toMatchObject(refusal('COMMIT is not set'))
  for (const step of [['fetch'], ['candidate', 'site.tar'], ['live', 'releases.tar']])
    expect(publish(step, { ...byHand, GITHUB_OUTPUT: '', ASKED: 'shell', ENDED: 'shell' })).toMatchObject({ status: 0 })
  expect(stored('version')).toBe('rehearsal@v1')
  expect(stored('commits')).toContain(`shell@${git('rev-parse', 'HEAD')}`)
})

test('lists what no release names; deletes it after 30 days', () => {
  const release = { unit: 'builders', version: '1', assets: ['a.js'], pictures: [] }
  store('builders/1/release.json', JSON.stringify(release))
  const named = ['builders/1/server/a.js', 'builders/assets/a.js']
  for (const name of [...named, 'builders/assets/b.js', 'company/9/release.json']) store(name, 'x')
  const today = new Date().toISOString().slice(0, 10)
  store('unneeded', '2026-01-01 company/9/release.json\n2026-01-01 builders/assets/a.js')
  expect(publish(['sweep']).text).toContain(`${today} builders/assets/b.js`)
  const bucket = (name: string) => existsSync(file(`publication/rehearsal/bucket/${name}`))
  expect(bucket('company/9/release.json')).toBe(false)
  for (const name of [...named, 'builders/assets/b.js', 'commits']) expect(bucket(name), name).toBe(true)
  store('builders/1/release.json', 'damaged')
  store('unneeded', '2026-01-01 builders/assets/b.js')
  expect(publish(['sweep']).status).not.toBe(0)
  expect(bucket('builders/assets/b.js')).toBe(true)
})

test('the mail function is deployed with every address, without hooks', () => {
  write('built.js', 'built')
  mkdirSync(file('shared-enquiry/notify/function'), { recursive: true })
  const addresses = { BUILDERS_EMAIL: 'b@c.d', DESIGN_EMAIL: 'd@c.d', SITE_ORIGIN: 'https://c.d' }
  expect(publish(['notify', file('built.js')], addresses)).toMatchObject(refusal('INTERIORS_EMAIL'))
  expect(publish(['notify', file('built.js')], { ...addresses, INTERIORS_EMAIL: 'i@c.d' }).status).toBe(0)
  expect(read('publication/rehearsal/functions/.env')).toContain('INTERIORS_EMAIL=i@c.d')
  expect(read('publication.json')).not.toContain('predeploy')
})
