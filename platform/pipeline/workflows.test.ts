import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areas } from 'shared-ui/areas'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, units } from '../base/store.ts'
import { workspaces } from '../base/workspaces.ts'
import { unitsOf } from './unitsOf.ts'

interface Step {
  id?: string
  run?: string
  if?: string
  uses?: string
  with?: Record<string, string | boolean>
  'continue-on-error'?: boolean
}

interface Job {
  uses?: string
  needs?: string | string[]
  if?: string
  environment?: string
  permissions?: Record<string, string>
  concurrency?: object
  secrets?: unknown
  strategy?: object
  with?: Record<string, string>
  steps?: Step[]
}

interface Workflow {
  on: Record<string, { paths?: string[]; branches?: string[] } | null>
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

const folder = path.join(root, '.github/workflows')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const texts = new Map(readdirSync(folder).map((file) => [file.slice(0, -4), read(`.github/workflows/${file}`)]))
const workflows = new Map([...texts].map(([name, text]) => [name, parse(text) as Workflow]))
const named = (name: string) => workflows.get(name) as Workflow
const packages = workspaces()

const jobsOf = (name: string) => Object.values(named(name).jobs)
const stepsOf = (name: string) => jobsOf(name).flatMap(({ steps = [] }) => steps)
const scriptsOf = (name: string) => stepsOf(name).flatMap(({ run = [] }) => run)
const own = './.github/workflows/'
const calledBy = (name: string) =>
  jobsOf(name).flatMap(({ uses }) => (uses?.startsWith(own) ? path.basename(uses, '.yml') : []))
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** How a workflow writes the value of an expression. */
const given = (expression: string) => `$\{{ ${expression} }}`

test.for([...workflows.keys()])('%s runs, calls and watches only what exists', (name) => {
  const { on, jobs } = named(name)
  for (const [job, { steps, uses }] of Object.entries(jobs)) expect(steps?.length ?? uses, job).toBeTruthy()
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object }
  for (const script of scriptsOf(name).flatMap((run) => all(run, /npm run (?:-s )?([\w:-]+)/g)))
    expect(Object.keys(scripts)).toContain(script)
  const watched = Object.values(on).flatMap((event) => event?.paths ?? [])
  const files = [
    ...calledBy(name).map((called) => `${own}${called}.yml`),
    ...watched.map((pattern) => pattern.replace('/**', '')),
    ...scriptsOf(name).filter((run) => /^\.\S+$/.test(run)),
  ]
  for (const file of files) expect(existsSync(path.join(root, file)), file).toBe(true)
})

const proposed = [...workflows.keys()].filter((name) => 'pull_request' in named(name).on)

test('every package has a workflow of its name, which tests it when it is proposed', () => {
  const callers = proposed.filter((name) => calledBy(name).includes('package'))
  expect(callers.sort()).toEqual(packages.filter((name) => name !== 'e2e').sort())
  for (const name of callers) {
    const tested = String(jobsOf(name)[0]?.with?.packages).split(' ')
    expect(tested[0]).toBe(name)
    expect(named(name).on.pull_request?.paths).toEqual(expect.arrayContaining(tested.map((each) => `${each}/**`)))
  }
  expect(scriptsOf('e2e')).toContain('.ci/run')
})

test('a pull request runs with a read-only token, and without secrets', () => {
  for (const name of new Set([...proposed, ...proposed.flatMap(calledBy)])) {
    expect([name, named(name).permissions]).toEqual([name, { contents: 'read' }])
    for (const { permissions, secrets, environment } of jobsOf(name))
      expect([name, permissions, secrets, environment]).toEqual([name, undefined, undefined, undefined])
    expect(texts.get(name), name).not.toMatch(/\b(secrets|vars)\.|pull_request_target/)
    for (const { uses, with: inputs } of stepsOf(name))
      if (uses?.startsWith('actions/checkout@')) expect([name, inputs?.['persist-credentials']]).toEqual([name, false])
  }
  // No other workflow inherits secrets that it does not name, either.
  for (const name of workflows.keys())
    for (const { secrets } of jobsOf(name)) expect([name, secrets]).toEqual([name, undefined])
})

test('a workflow that may deploy runs only what is on main', () => {
  const isTrusted = ({ permissions, jobs }: Workflow) =>
    [{ permissions }, ...Object.values(jobs)].some((each) => each.permissions?.['id-token'] === 'write')
  const trusted = [...workflows.keys()].filter((name) => isTrusted(named(name)))
  expect(trusted.sort()).toEqual(['deploy', 'release', 'rollback'])
  expect(named('deploy').on).toEqual({ workflow_call: expect.anything() })
  expect(named('release').on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: expect.anything() })
  expect(named('rollback').on).toEqual({ workflow_dispatch: expect.anything() })
  for (const first of [named('release').jobs.plan, named('rollback').jobs.rollback])
    expect(first?.if).toBe("github.ref == 'refs/heads/main'")
})

test('no script contains the text of an input or of a pull request', () => {
  for (const name of workflows.keys()) for (const run of scriptsOf(name)) expect(run, name).not.toContain('${{')
})

test('actions and the tool that deploys are pinned to one version', () => {
  const actions = [...workflows.keys()].flatMap((name) => stepsOf(name).flatMap(({ uses = [] }) => uses))
  expect(actions.length).toBeGreaterThan(10)
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  const { dependencies } = JSON.parse(read('.github/firebase/package.json')) as { dependencies: object }
  expect(Object.entries(dependencies)).toEqual([['firebase-tools', expect.stringMatching(/^\d+\.\d+\.\d+$/)]])
  expect(JSON.parse(read('.github/firebase/package-lock.json')).packages[''].dependencies).toEqual(dependencies)
  for (const name of workflows.keys())
    for (const run of scriptsOf(name)) expect(run, name).not.toMatch(/npx (?:--yes )?firebase/)
  expect(scriptsOf('deploy')).toContain('npm ci --prefix .github/firebase')
})

test('every lock file and every action is looked after', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as { updates: Record<string, unknown>[] }
  const locks = ['', '/shared-enquiry/notify/function', '/.github/firebase']
  for (const each of locks) expect(existsSync(path.join(root, each, 'package-lock.json')), each).toBe(true)
  expect(updates).toEqual([
    expect.objectContaining({ 'package-ecosystem': 'npm', directories: locks.map((each) => each || '/') }),
    expect.objectContaining({ 'package-ecosystem': 'github-actions', directory: '/' }),
  ])
})

test('every folder has an owner, each area its own team, and workflows and platform theirs alone', () => {
  const owners = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(owners[0]).toBe('* @sovran/platform')
  for (const { name, owner } of areas) expect(owners).toContain(`/mf-${name}/ @sovran/${owner}`)
  expect(owners.filter((line) => /^\/(\.github|platform)\//.test(line))).toEqual([
    '/platform/ @sovran/platform',
    '/.github/ @sovran/platform',
  ])
})

test('packages are tested on every Node that is supported', () => {
  expect(named('package').jobs.test?.strategy).toEqual({ matrix: { node: [20, 22, 24] } })
  expect(JSON.parse(read('package.json')).engines.node).toMatch(/^>=20\./)
})

test('a change releases every unit that contains it', () => {
  const every = [...units]
  for (const file of [
    'platform/build/app.ts',
    'tsconfig.base.json',
    'package.json',
    'package-lock.json',
    'shared-ui/src/components/Button.tsx',
    'shared-ui/pictures/alt.json',
    'shared-ui/public/pictures/stair-480.avif',
    'shared-enquiry/src/EnquiryForm.tsx',
    'shared-enquiry/firestore.rules',
    'platform/build/federation.ts',
  ])
    expect([file, unitsOf([file])]).toEqual([file, every])
  expect(unitsOf(['shell/src/App.tsx', 'mf-builders/src/pages.ts'])).toEqual(['shell', 'builders'])
  expect(unitsOf(['README.md', 'e2e/site/menus.e2e.ts', '.github/workflows/e2e.yml', 'mf-buildersX/a.ts'])).toEqual([])
  // Any other file at the top is part of no unit. A new one fails this test, so that somebody decides where it belongs.
  const top = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^[^.].*\.(ts|json)$/.test(entry.name),
  )
  expect(
    top
      .map(({ name }) => name)
      .filter((name) => unitsOf([name]).length === 0)
      .sort(),
  ).toEqual(['firebase.json', 'playwright.config.ts', 'vitest.config.ts', 'vitest.setup.ts'])
})

test('a release is planned, then tested without a token, and then done in one step', () => {
  const { test: tested, release } = named('release').jobs
  expect([tested?.needs, tested?.permissions, tested?.with]).toEqual([
    'plan',
    undefined,
    { packages: given('needs.plan.outputs.packages') },
  ])
  expect([release?.needs, release?.with?.names]).toEqual([['plan', 'test'], given('needs.plan.outputs.units')])
})

test('deployments take turns, and none is dropped while it waits', () => {
  for (const job of [named('release').jobs.release, named('rollback').jobs.rollback])
    expect(job?.concurrency).toEqual({ group: 'release', queue: 'max' })
})

const { fetch, build, deploy, look } = named('deploy').jobs as Record<'fetch' | 'build' | 'deploy' | 'look', Job>

const stepWith = ({ steps = [] }: Job, words: string) => steps.findIndex(({ run }) => run?.includes(words))

test('a deployment: fetch, guard, look up; then build and smoke; then mark, rules and site, store; then smoke', () => {
  for (const [job, order] of [
    [fetch, ['npm run pipeline -- fetch', 'pipeline -- overtaken $NAMES', 'pipeline -- resolve $NAMES']],
    [
      build,
      [
        'npm run compose',
        'npm run "$ACTION" -- $NAMES',
        'npm run hosting',
        'npm run smoke',
        'npm run -s changes -- --since "$BEFORE" --strict',
      ],
    ],
    [deploy, ['pipeline -- begin', 'firebase deploy --only hosting,firestore:rules', 'pipeline -- finish']],
    [look, ['npm run smoke -- "$SITE_ORIGIN"']],
  ] as const) {
    const places = order.map((words) => stepWith(job, words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  }
  expect([build.needs, deploy.needs, look.needs]).toEqual(['fetch', ['fetch', 'build'], ['build', 'deploy']])
  // A step runs after a failed one only if it says so.
  const steps = stepsOf('deploy')
  expect(steps.filter((step) => step['continue-on-error'] || step.if?.includes('always()'))).toEqual([])
  expect(steps.map((step) => step.if).filter((condition) => condition?.includes('failure()'))).toEqual([
    "failure() && steps.deploy.outcome == 'failure'",
  ])
})

test('code of areas is built and prerendered without rights, and only the reviewed environment can publish', () => {
  const accountOf = ({ steps = [] }: Job) => steps.find(({ uses }) => uses?.includes('/auth@'))?.with?.service_account
  const rightsOf = (job: Job) => [job.permissions?.['id-token'], job.environment, accountOf(job)]
  expect([fetch, build, deploy, look].map(rightsOf)).toEqual([
    ['write', undefined, given('vars.READER_SERVICE_ACCOUNT')],
    [undefined, undefined, undefined],
    ['write', 'production', given('vars.SERVICE_ACCOUNT')],
    [undefined, undefined, undefined],
  ])
  for (const { run = '' } of deploy.steps ?? []) expect(run).not.toMatch(/npm run (?!pipeline)|playwright|npm ci$/)
  expect(jobsOf('release').map(accountOf)).toEqual([given('vars.READER_SERVICE_ACCOUNT'), undefined, undefined])
})

test('a run that a newer commit has overtaken leaves the store and the site as they are', () => {
  expect(build.if).toBe("needs.fetch.outputs.overtaken == ''")
  // Its jobs are skipped with the one that they need.
  expect(deploy.if).toBeUndefined()
})

test('the first unit of an empty store is kept, though there is no site to deploy yet', () => {
  const conditionOf = (job: Job, words: string) => job.steps?.[stepWith(job, words)]?.if
  for (const words of ['npm run hosting', 'npm run smoke'])
    expect(conditionOf(build, words)).toBe("steps.composed.outputs.site == 'yes'")
  expect(conditionOf(deploy, 'firebase deploy')).toBe("env.SITE == 'yes'")
  expect(conditionOf(deploy, 'pipeline -- finish')).toBeUndefined()
})

test('the runbook names every variable that the workflows read', () => {
  const runbook = read('OPERATIONS.md')
  const variables = new Set([...texts.values()].flatMap((text) => all(text, /\bvars\.(\w+)/g)))
  expect(variables.size).toBeGreaterThan(6)
  for (const name of variables) expect(runbook).toContain(`\`${name}\``)
  for (const command of ['rollback', 'release', 'smoke', 'hosting']) expect(runbook).toContain(command)
})
