import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { root } from '../base/project.ts'
import { byHand, fakePipeline, refusal } from '../testing/fakePipeline.ts'

// .github/publish.sh, step by step. pipeline.test.ts runs complete deployments.

// Each test starts dozens of processes, which are slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

type Env = Record<string, string>

type Pipeline = ReturnType<typeof fakePipeline>
/** A pipeline before a deployment, and one with a candidate and the inputs of its step `live`. */
let first: Pipeline
let withCandidate: Pipeline
let values: Env
let pipeline: Pipeline
let { file, write, read, git, commit, stored, store, calls } = {} as Pipeline
const publish = (args: string[], env: Env = {}) => pipeline.run('publish', args, env)

const units = ['shell', 'mf-builders', 'mf-company']
const allAt = (commit: string) => Object.fromEntries(units.map((unit) => [unit, commit]))
const unknown = '0123456789012345678901234567890123456789'
const published = () => JSON.parse(stored('published.json'))
/** Changes the bucket's record of the live site. */
const note = (changes: object) => store('published.json', JSON.stringify({ ...published(), ...changes }))

/** Works on another pipeline from now on. */
function use(next: Pipeline) {
  pipeline = next
  ;({ file, write, read, git, commit, stored, store, calls } = next)
  return next
}

beforeAll(() => {
  first = use(fakePipeline())
  store('pins.json', '{"builders":["1"]}')
  store('composed.json', 'the record')
  const platform = commit('shared-page/contract/a')
  store('published.json', JSON.stringify({ platform, commits: allAt(platform) }))
  withCandidate = use(fakePipeline(first))
  build()
  values = candidate()
})
afterAll(() => {
  for (const each of [first, withCandidate]) each.remove()
})
beforeEach(() => void use(fakePipeline(first)))
afterEach(() => pipeline.remove())

function useCandidate() {
  pipeline.remove()
  use(fakePipeline(withCandidate))
}

test('the user’s git settings do not affect this repository', () => {
  const settings = { GIT_DIR: '/nowhere', GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'commit.gpgsign' }
  for (const [name, value] of Object.entries({ ...settings, GIT_CONFIG_VALUE_0: 'true' })) vi.stubEnv(name, value)
  commit('shared-page/contract/b')
  vi.unstubAllEnvs()
  expect(git('log', '-1', '--format=%s')).toBe('shared-page/contract/b')
})

const names = (env: Env = {}) => publish(['fetch'], env).fetched.names

/** Makes the archives that the job without rights would make. `spoil` changes the folders before they are packed. */
function build(spoil: () => void = () => {}) {
  write('store/builders/2/release.json', 'described')
  write('store/builders/assets/a.js', 'a')
  write('store/pins.json', '{"builders":["2","1"]}')
  write('store/composed.json', 'a record')
  write('site/public/sitemap.xml', '<loc>https://www.sovran.example/</loc>')
  const rewrites = [{ regex: '^/a', destination: '/b', run: { serviceId: 'x' } }]
  const redirects = [{ regex: '^/c', destination: '/', type: 301, run: 'x' }]
  const own = { predeploy: 'touch hooked', site: 'x' }
  const hosting = { ...own, public: '/etc', cleanUrls: true, headers: [], redirects, rewrites }
  write('site/firebase.json', JSON.stringify({ hosting, functions: { source: '.' }, firestore: { rules: 'x' } }))
  spoil()
  for (const [name, from] of Object.entries({ site: 'site', releases: 'store' }))
    execFileSync('tar', ['-cf', file(`${name}.tar`), '-C', file(from), '.'])
}

/** Makes a candidate. Returns the outputs that the earlier steps pass to the step `live`. */
function candidate(env: Env = {}): Env {
  const { fetched } = publish(['fetch'], env)
  const { version } = publish(['candidate', 'site.tar'], env)
  return { ...env, FETCHED: JSON.stringify(fetched), RELEASED: `${fetched.names}`, VERSION: `${version}` }
}
const live = (given: Env, env: Env = {}) => publish(['live', 'releases.tar'], { ...given, ...env })

test('a push releases what has changed since the last one', () => {
  for (const verification of ['mf-company/e2e/journeys/a.e2e.ts', 'shared-ui/components/a.dom.test.tsx'])
    commit(verification)
  expect(publish(['fetch']).fetched).toMatchObject({ names: '', units: [], commit: git('rev-parse', 'HEAD') })
  commit('mf-company/café')
  commit('shared-ui/pictures/encoder/a')
  expect(names()).toBe('mf-company')
  renameSync(file('mf-builders/a'), file('e2e'))
  commit('README.md')
  expect(names()).toBe('mf-builders mf-company')
  // In the queue: the requested units that were verified.
  expect(names({ REQUESTED: 'shell mf-company' })).toBe('mf-company')
  expect(names({ REQUESTED: '' })).toBe('')
  commit('platform/store/format.ts')
  expect(names()).toBe('shell mf-builders mf-company')
})

test('a unit that was rolled back is held until its folder changes', () => {
  note({ held: { 'mf-builders': commit('mf-builders/bad') } })
  commit('shared-page/contract/b')
  const { fetched, text } = publish(['fetch'])
  expect([fetched.names, text]).toEqual(['shell mf-company', expect.stringContaining('held')])
  // After the history of main was rewritten, changes cannot be computed.
  note({ commits: allAt(unknown) })
  expect(names()).toBe('shell mf-company')
  commit('mf-builders/good')
  expect(names()).toBe('shell mf-builders mf-company')
})

test('a run by hand accepts the names of units and nothing else', () => {
  const asked = (REQUESTED: string) => publish(['fetch'], { ...byHand, REQUESTED })
  expect(asked('builders shell').fetched.units).toEqual(['shell', 'mf-builders'])
  expect(asked('--all').fetched.names).toBe('shell mf-builders mf-company')
  expect(asked('').fetched).toMatchObject({ names: '', commit: git('rev-parse', 'HEAD') })
  expect(asked('builders gardens')).toMatchObject(refusal('gardens is not a unit'))
  // Run from an earlier commit than the live one.
  note({ platform: commit('mf-company/a') })
  git('checkout', '-q', 'HEAD^')
  expect(asked('company')).toMatchObject(refusal('A later commit is live'))
  // A push that arrives late changes nothing.
  expect(publish(['fetch'])).toMatchObject({ status: 0, fetched: { names: '', commit: '' } })
})

test('a bucket that cannot be read is not treated as empty', () => {
  for (const REFUSE of ['storage=403', 'rsync=partial', 'rsync=cut', 'describe=403']) {
    const { text, status, fetched } = publish(['fetch'], { REFUSE })
    expect([status, fetched, text], REFUSE).toEqual([
      1,
      {},
      expect.stringMatching(/cannot be read|Cannot read the generation/),
    ])
  }
  store('published.json', 'damaged')
  expect(publish(['fetch'])).toMatchObject(refusal('restore its last version'))
  rmSync(file('publication/fakes/bucket'), { recursive: true })
  expect(names()).toBe('shell mf-builders mf-company')
})

test('code in an archive never runs, and its files and links replace nothing', () => {
  const tool = read('.github/publish.sh')
  build(() => {
    write('site/.github/publish.sh', 'touch hooked')
    write('site/.firebaserc', '{"projects":{"p":"theirs"}}')
  })
  const url = 'https://candidate.example'
  expect(publish(['candidate', 'site.tar'])).toMatchObject({ status: 0, url, version: 'fakes@v1' })
  expect(read('.github/publish.sh')).toBe(tool)
  expect(existsSync(file('hooked')) || existsSync(file('.firebaserc'))).toBe(false)
  const { hosting, ...others } = JSON.parse(read('publication/fakes/versions/v1/firebase.json'))
  const rewrites = [{ regex: '^/a', destination: '/b' }]
  const redirects = [{ regex: '^/c', destination: '/', type: 301 }]
  const own = { public: 'publication/unpacked/public', cleanUrls: true, headers: [], redirects, rewrites }
  expect([hosting, others]).toEqual([{ ...own, ignore: null, trailingSlash: null }, {}])
  for (const link of [symlinkSync, linkSync]) {
    build(() => link(file('shell/a'), file(`site/public/${link.name}`)))
    if (link === linkSync) execFileSync('tar', ['-cf', file('site.tar'), '-C', file('.'), 'shell/a', 'site'])
    expect(publish(['candidate', 'site.tar']).text).toContain('contains links or special files')
    rmSync(file('site'), { recursive: true })
  }
  build(() => write('site/public/sitemap.xml', '<loc>http://localhost:4000/</loc>'))
  expect(publish(['candidate', 'site.tar'])).toMatchObject(refusal('SITE_ORIGIN'))
})

test('uploads files, descriptions, pins and rules, then deploys, in this order', () => {
  commit('shared-page/contract/b')
  store('builders/assets/old.js', 'of no release')
  store('builders/assets/a.js', 'stored before')
  build(() => write('store/published.json', 'theirs'))
  expect(live(candidate()).status).toBe(0)
  const written = [
    '--if-generation',
    '--exclude=(^',
    'cp publication/unpacked/pins',
    '--delete-unmatched',
    ':rules',
    'clone',
  ]
  const order = written.map((word) => calls().findIndex((call) => call.includes(word)))
  expect([-1, ...order]).toEqual([-1, ...new Set(order)].toSorted((a, b) => a - b))
  const head = git('rev-parse', 'HEAD')
  expect(published()).toEqual({ version: 'fakes@v1', platform: head, commits: allAt(head), held: {} })
  expect(readdirSync(file('publication/fakes/bucket/builders/assets'))).toEqual(['a.js'])
  expect([stored('pins.json'), stored('builders/assets/a.js')]).toEqual(['{"builders":["2","1"]}', 'stored before'])
  expect(read('publication/fakes/live/public/sitemap.xml')).toContain('sovran.example')
})

test('an error without a change does not mean that somebody else has published', () => {
  useCandidate()
  // A host that does not list its live version is not an empty host.
  const REFUSE = 'channel:list=403'
  expect(publish(['candidate', 'site.tar'], { REFUSE })).toMatchObject(refusal('does not have permission'))
  expect(live(values, { REFUSE })).toMatchObject(refusal('does not have permission'))
  expect(stored('published.json')).not.toContain('going')
  const { status, text } = live(values, { REFUSE: 'cp publication=403' })
  expect([status, text]).toEqual([1, expect.stringMatching(/^(?!.*Somebody else).*does not have permission/s)])
})

const bucket = 'publication/fakes/bucket'
const theirs = '{"version":"theirs@v9"}'

test('a file that is newer than the fetch stays, and nothing goes live', () => {
  useCandidate()
  for (const name of ['published.json', 'pins.json', 'composed.json']) {
    const before = stored(name)
    store(name, theirs)
    expect(live(values), name).toMatchObject(refusal('Somebody else has published'))
    expect(stored(name)).toBe(theirs)
    store(name, before)
  }
  expect(existsSync(file('publication/fakes/live'))).toBe(false)
})

test('a deployment made during this step stays live', () => {
  useCandidate()
  const before = stored('published.json')
  for (const words of ['exclude=(^', 'composed.json', 'delete-unmatched', ':rules', 'clone']) {
    store('published.json', before)
    for (const tool of ['gcloud', 'firebase']) {
      const publish = `if [[ "$*" == *'${words}'* ]]; then echo '${theirs}' > ${bucket}/published.json; fi`
      write(`tools/${tool}`, `#!/usr/bin/env bash\n${publish}\nexec .github/fakes/${tool} "$@"`)
      chmodSync(file(`tools/${tool}`), 0o755)
    }
    expect(live(values, { TOOLS: 'tools' }), words).toMatchObject(refusal('Somebody else has published'))
    expect(stored('published.json')).toBe(theirs)
    // Once the other deployment owns the site, this one shows nothing.
    expect(existsSync(file('publication/fakes/live')), words).toBe(words === 'clone')
  }
})

const lostResponses = [
  'claim=cut',
  'claim=lost',
  'unpacked/pins=lost',
  'unpacked/composed=cut',
  'now.json=lost',
  'clone=lost',
]
test.each([...lostResponses, 'clone=cut', 'clone=403', 'exclude=(^=partial', 'firestore:rules=403'])(
  'a step that failed at %s can be run again',
  (REFUSE) => {
    useCandidate()
    // A request that took effect although its response was lost is recognised.
    expect(live(values, { REFUSE })).toMatchObject({ status: /=(cut|lost)$/.test(REFUSE) ? 0 : 1 })
    if (REFUSE.includes('partial')) expect(existsSync(file('publication/fakes/bucket/builders/2'))).toBe(false)
    expect(live(values).status).toBe(0)
    expect(published()).toMatchObject({ version: values.VERSION, commits: allAt(git('rev-parse', 'HEAD')) })
  },
)

test('preview channels: an existing one, and the 51st', () => {
  build()
  const preview = (channel: string, env: Env = {}) => publish(['preview', 'site.tar', channel], env)
  for (const answer of ['cut', 'lost', 'none'])
    expect(preview('pr-1', { REFUSE: `channel:deploy=${answer}` })).toMatchObject({
      status: 0,
      url: 'https://pr-1.example',
    })
  for (let at = 2; at < 50; at++) writeFileSync(file(`publication/fakes/channels/pr-${at}`), 'v1')
  // Two deployments share one channel.
  for (const _publication of [1, 2]) expect(publish(['candidate', 'site.tar']).status).toBe(0)
  expect(preview('pr-51')).toMatchObject(refusal('channel quota reached'))
  expect(preview('pr-51').text).toContain('OPERATIONS.md')
})

test('a version made live in the Firebase console stays until overridden', () => {
  useCandidate()
  // Our own version is not mistaken for somebody else's, even though the step failed after making it live.
  expect(live(values, { REFUSE: 'now.json=403' }).status).toBe(1)
  expect(live(candidate()).status).toBe(0)
  publish(['candidate', 'site.tar'])
  rmSync(file('publication/fakes/live'))
  symlinkSync('versions/v3', file('publication/fakes/live'))
  expect(live(candidate())).toMatchObject(refusal('fakes@v3'))
  expect(live(candidate(byHand)).status).toBe(0)
})

test('a rollback is composed with the live platform, and holds its units', () => {
  build()
  const rollback = { ...byHand, ACTION: 'rollback', REQUESTED: 'shell 1a2b builders' }
  const before = git('rev-parse', 'HEAD')
  const head = commit('platform/compose/a')
  expect(live({ ...candidate(rollback), RELEASED: '' }).status).toBe(0)
  expect(published()).toMatchObject({ platform: before, held: { shell: head, 'mf-builders': head } })
  expect(existsSync(file('publication/fakes/firestore.rules'))).toBe(false)
  // A unit stays held until it is released by name.
  expect(live(candidate({ ...byHand, REQUESTED: 'builders' })).status).toBe(0)
  expect(published()).toMatchObject({ platform: head, commits: { ...allAt(before), 'mf-builders': head } })
  expect(published().held).toEqual({ shell: head })
})

test.each(['a workflow', 'somebody by hand'])('%s passes on the listed values and no others', (who) => {
  const operations = readFileSync(path.join(root, 'OPERATIONS.md'), 'utf8')
  const [, table = ''] = operations.split('**Variables of the repository**')
  const listed = [...(table.split('\n\n')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name)
  expect(listed.length).toBeGreaterThan(20)
  const foreign =
    `ACTION REQUESTED BASH_ENV BUCKET CDPATH RELEASED ENV FETCHED GITHUB_ENV GITHUB_OUTPUT GITHUB_TOKEN GOING HOME IFS
    LD_PRELOAD NODE_ENV NODE_OPTIONS NPM_TOKEN PATH VERIFICATION PS4 SHELLOPTS TOOLS UNIT VARS VERSION WITHOUT_STORE`.split(
      /\s+/,
    )
  const steps = ['HEAD', 'GENERATIONS', 'COMMIT', 'NAMES', 'STATE']
  const names = [...listed, ...foreign, ...steps].flatMap((name) => [name, name.toLowerCase()])
  const all = JSON.stringify(Object.fromEntries(names.map((name) => [name, 'foreign'])))
  const isByHand = who === 'somebody by hand'
  const said = names.filter((name) => name.toLowerCase() !== 'fetched').map((name) => `${name}=foreign\n`)
  write('publication/outputs', `${said.join('')}fetched=${all}\n`)
  const env = {
    PATH: `${process.env.PATH}`,
    VARS: all,
    ...(isByHand ? {} : { GITHUB_OUTPUT: file('out'), FETCHED: all }),
  }
  const script = `. .github/outputs.sh; ${process.execPath} -p 'JSON.stringify(process.env)'`
  const { stdout } = spawnSync('bash', ['-c', script], { cwd: file('.'), env, encoding: 'utf8' })
  const read = Object.entries(JSON.parse(stdout)).filter(([, value]) => value === 'foreign')
  expect(read.map(([name]) => name).sort()).toEqual([...steps, ...(isByHand ? ['RELEASED', 'VERSION'] : [])].sort())
})

test('in a run by hand each step finds the outputs of the previous one', () => {
  build()
  // Ignores variables that a user's shell or an area's build step has set.
  const foreign = { RELEASED: 'mf-company', STATE: '{}', VERSION: 'x@v9', NAMES: 'mf-company', HEAD: 'x', COMMIT: 'x' }
  const hand = { ...byHand, GITHUB_OUTPUT: '', REQUESTED: 'shell', ...foreign }
  expect(publish(['live', 'releases.tar'], hand)).toMatchObject(refusal('There is no candidate'))
  for (const step of [['fetch'], ['candidate', 'site.tar'], ['live', 'releases.tar']]) {
    expect(publish(step, hand), step[0]).toMatchObject({ status: 0 })
    appendFileSync(file('publication/outputs'), 'released=shell\nPATH=/nowhere\nstate={}\n')
  }
  expect(published()).toMatchObject({ version: 'fakes@v1', commits: { shell: git('rev-parse', 'HEAD') } })
})

test('the mail function is deployed only with every mailbox', () => {
  mkdirSync(file('shared-enquiry/notify/function'), { recursive: true })
  const addresses = {
    BUILDERS_EMAIL: 'b@c.d',
    DESIGN_EMAIL: 'd@c.d',
    SENDER_EMAIL: 's@c.d',
    SITE_ORIGIN: 'https://c.d',
  }
  expect(publish(['functions'], addresses)).toMatchObject(refusal('INTERIORS_EMAIL'))
  expect(publish(['functions'], { ...addresses, INTERIORS_EMAIL: 'i@c.d' }).status).toBe(0)
  expect(read('publication/fakes/functions/.env')).toContain('INTERIORS_EMAIL=i@c.d')
})
