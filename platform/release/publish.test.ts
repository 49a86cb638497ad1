import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../base/project.ts'

// .github/publish.sh as a whole, in a repository of its own, with folders for the bucket and the host.

let folder: string
const file = (name: string) => path.join(folder, name)
const write = (name: string, content: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true })
  writeFileSync(file(name), content)
}
const read = (name: string) => readFileSync(file(name), 'utf8').trim()
const stored = (name: string) => read(`publication/rehearsal/bucket/${name}`)
const store = (name: string, content: string) => write(`publication/rehearsal/bucket/${name}`, content)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder, encoding: 'utf8' }).trim()
const commit = (name: string) => {
  write(name, `${Math.random()}`)
  git('add', '-A')
  git('commit', '-qm', name)
  return git('rev-parse', 'HEAD')
}
const calls = () => read('publication/rehearsal/calls').split('\n')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'))
  for (const name of ['publish.sh', 'units.sh', 'rehearsal'])
    cpSync(path.join(root, '.github', name), file(`.github/${name}`), { recursive: true })
  for (const name of ['shared-enquiry/firebase.json', 'shared-enquiry/firestore.rules'])
    cpSync(path.join(root, name), file(name))
  write('.gitignore', 'publication*\nreleases\nsite\nout\n*.tar\n')
  git('init', '-q')
  for (const unit of ['shell', 'mf-builders', 'mf-company']) write(`${unit}/a`, unit)
  store('pins.json', '{"old":1}')
  store('commit', commit('shared-ui/contract/a'))
  store('platform', git('rev-parse', 'HEAD'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Env = Record<string, string>
const byHand = { GITHUB_EVENT_NAME: 'workflow_dispatch' }

/** Runs a step as a push does, and returns what it says. */
function publish(args: string[], env: Env = {}) {
  rmSync(file('out'), { force: true })
  const settings = { RELEASES_BUCKET: 'b', FIREBASE_PROJECT_ID: 'p', ACTION: 'release', GITHUB_EVENT_NAME: 'push' }
  const { status, stdout, stderr } = spawnSync(file('.github/publish.sh'), args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, TOOLS: '.github/rehearsal', GITHUB_OUTPUT: file('out'), ...settings, ...env },
  })
  const said = existsSync(file('out')) ? [...readFileSync(file('out'), 'utf8').matchAll(/^(\w+)=(.*)$/gm)] : []
  const values: Env = Object.fromEntries(said.map(([, name, value]) => [name, value]))
  return { status, text: stdout + stderr, ...values } as { status: number; text: string; [name: string]: unknown }
}

const refusal = (words: string) => ({ status: 1, text: expect.stringContaining(words) })

const names = (env: Env = {}) => publish(['fetch'], env).names

/** Has `gcloud` fail where its arguments hold these words. Returns a function that mends it. */
function breakAt(words: string) {
  const gcloud = read('.github/rehearsal/gcloud')
  write('.github/rehearsal/gcloud', gcloud.replace('\nset -eu', `\n[[ $* != *"${words}"* ]] || exit 1\nset -eu`))
  return () => write('.github/rehearsal/gcloud', gcloud)
}

/** The archives that the job without rights makes; `spoil` adds to what they are made of. */
function build(spoil: () => void = () => {}) {
  write('releases/builders/2/release.json', 'described')
  write('releases/builders/assets/a.js', 'a')
  write('releases/pins.json', '{"new":1}')
  write('site/public/sitemap.xml', '<loc>https://www.sovran.example/</loc>')
  const rewrites = [{ regex: '^/a', destination: '/b', run: { serviceId: 'x' } }]
  const redirects = [{ regex: '^/c', destination: '/', type: 301, run: 'x' }]
  const hosting = {
    ...{ public: '/etc', cleanUrls: true, headers: [], redirects, rewrites },
    ...{ predeploy: 'touch hooked', site: 'x' },
  }
  write('site/firebase.json', JSON.stringify({ hosting, functions: { source: '.' }, firestore: { rules: 'x' } }))
  spoil()
  for (const name of ['site', 'releases']) execFileSync('tar', ['-cf', `${name}.tar`, '-C', name, '.'], { cwd: folder })
}

/** What was said, and the candidate's version, as the step `live` takes it. */
function withCandidate(fetched: object, env: Env = {}): Env {
  const values = Object.entries({ ...fetched, ...publish(['candidate', 'site.tar'], env) })
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
  expect(publish(['fetch'])).toMatchObject({ names: 'mf-company shell', text: expect.stringContaining('held') })
  store('commit', '0123456789012345678901234567890123456789')
  expect(names()).toBe('mf-company shell')
  commit('mf-builders/good')
  expect(names()).toBe('shell mf-builders mf-company')
})

test('after main was rewritten every unit is released', () => {
  const first = git('rev-parse', 'HEAD')
  store('commit', '0123456789012345678901234567890123456789')
  expect(names()).toBe('shell mf-builders mf-company')
  store('commit', commit('mf-company/a'))
  git('checkout', '-q', first)
  const overtaken = publish(['fetch'])
  expect(overtaken).toMatchObject({ status: 0, text: expect.stringContaining('A later commit is live') })
  expect(overtaken.commit).toBeUndefined()
  expect(publish(['fetch'], { ...byHand, ASKED: 'company' }).status).toBe(1)
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
  expect(stored('commit')).toBe(before)
})

test('a bucket without its pins’ generation stops the fetch', () => {
  breakAt('describe')
  expect(publish(['fetch'])).toMatchObject(refusal('did not say'))
})

test('nothing of an archive is run, replaced or followed', () => {
  const tool = read('.github/publish.sh')
  build(() => {
    write('site/.github/publish.sh', 'touch hooked')
    write('site/.firebaserc', '{"projects":{"p":"theirs"}}')
  })
  expect(publish(['candidate', 'site.tar'])).toMatchObject({
    status: 0,
    url: 'https://candidate.example',
    version: 'rehearsal@v1',
  })
  expect(read('.github/publish.sh')).toBe(tool)
  expect(existsSync(file('hooked')) || existsSync(file('.firebaserc'))).toBe(false)
  expect(JSON.parse(read('publication/rehearsal/versions/v1/firebase.json'))).toEqual({
    hosting: {
      public: 'publication/unpacked/public',
      ignore: null,
      cleanUrls: true,
      trailingSlash: null,
      headers: [],
      redirects: [{ regex: '^/c', destination: '/', type: 301 }],
      rewrites: [{ regex: '^/a', destination: '/b' }],
    },
  })
  for (const link of [symlinkSync, linkSync]) {
    build(() => link(file('shell/a'), file(`site/public/${link.name}`)))
    if (link === linkSync) execFileSync('tar', ['-cf', 'site.tar', 'shell/a', 'site'], { cwd: folder })
    expect(publish(['candidate', 'site.tar']).text).toContain('more than files and folders')
    rmSync(file('site'), { recursive: true })
  }
})

test('a site that was composed for this machine is refused', () => {
  build(() => write('site/public/sitemap.xml', '<loc>http://localhost:4000/</loc>'))
  expect(publish(['candidate', 'site.tar'])).toMatchObject(refusal('SITE_ORIGIN'))
})

test('files, descriptions, pins, rules and the host, in this order', () => {
  build(() => {
    write('releases/held', 'theirs')
    write('releases/others/a', 'theirs')
  })
  expect(live(publish(['fetch'])).status).toBe(0)
  const written = ['--exclude', '--no-clobber publication', '--if-generation-match', 'b/held']
  const order = [...written, ':rules', 'clone', 'b/commit'].map((word) =>
    calls().findLastIndex((call) => call.includes(word)),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(stored('pins.json')).toBe('{"new":1}')
  expect(stored('commit')).toBe(git('rev-parse', 'HEAD'))
  expect(stored('held')).toBe('')
  expect(readdirSync(file('publication/rehearsal/bucket')).sort()).toEqual(
    ['builders', 'commit', 'held', 'pins.json', 'platform', 'version'].sort(),
  )
  expect(read('publication/rehearsal/live/public/sitemap.xml')).toContain('sovran.example')
})

test('what others have released or stored since the fetch stays', () => {
  build()
  store('builders/2/release.json', 'stored before')
  const fetched = publish(['fetch'])
  store('pins.json', '{"theirs":1}')
  expect(live(fetched)).toMatchObject(refusal('Somebody else'))
  expect([stored('pins.json'), stored('builders/2/release.json')]).toEqual(['{"theirs":1}', 'stored before'])
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
  expect(live(fetched)).toMatchObject(refusal('Somebody else'))
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
    expect(publish(step, { ...byHand, GITHUB_OUTPUT: '', ASKED: '--all' })).toMatchObject({ status: 0 })
  expect(stored('version')).toBe('rehearsal@v1')
  expect(stored('commit')).toBe(git('rev-parse', 'HEAD'))
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
