import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areas } from 'shared-ui/areas'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, units } from '../base/store.ts'
import { workspaces } from '../base/workspaces.ts'
import { unitsOf } from './unitsOf.ts'

// Workflows are mostly read as text: the tests look at lines, and at comments with versions among them.
const folder = path.join(root, '.github/workflows')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const workflows = Object.fromEntries(
  readdirSync(folder).map((file) => [file.replace(/\.yml$/, ''), read(`.github/workflows/${file}`)]),
)
const { scripts } = JSON.parse(read('package.json')) as { scripts: object }
const packages = workspaces()

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const settingOf = (text: string, key: string) => all(text, new RegExp(`^ +${key}: (.+)$`, 'gm'))[0] ?? ''
const named = (name: string) => workflows[name] ?? ''
const isProposed = (text: string) => /^ {2}pull_request:/m.test(text)
const calledBy = (text: string) => all(text, /uses: \.\/\.github\/workflows\/([\w-]+)\.yml/g)
const stepsOf = (name: string) => named(name).split(/^ {6}- /m)

for (const [name, text] of Object.entries(workflows)) {
  test(`${name}.yml is a workflow, each job of which has steps or calls another`, () => {
    const { name: title, on, jobs } = parse(text)
    expect(title).toEqual(expect.any(String))
    expect(on).toBeTruthy()
    for (const [job, { steps, uses }] of Object.entries(jobs as Record<string, { steps?: unknown[]; uses?: string }>))
      expect(steps?.length ?? uses, `${name}: ${job}`).toBeTruthy()
  })

  test(`${name}.yml runs, calls and watches only scripts and files that exist`, () => {
    for (const script of all(text, /npm run (?:-s )?([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(script)
    for (const file of [...all(text, /uses: \.\/(\S+)/g), ...all(text, /run: (\.\S+)$/gm)])
      expect(existsSync(path.join(root, file)), file).toBe(true)
    for (const file of all(text, /^ {6}- "?([\w./-]+?)(?:\/\*\*)?"?$/gm))
      expect(existsSync(path.join(root, file)), file).toBe(true)
  })
}

test('every package has a workflow of its name, which tests it when it is proposed', () => {
  const callers = Object.entries(workflows).filter(([, text]) => isProposed(text) && calledBy(text).includes('package'))
  expect(callers.map(([name]) => name).sort()).toEqual(packages.filter((name) => name !== 'e2e').sort())
  for (const [name, text] of callers) {
    const tested = settingOf(text, 'packages').split(' ')
    expect(tested[0]).toBe(name)
    for (const watched of tested)
      expect(all(text, new RegExp(`^ {6}- "(${watched})/\\*\\*"$`, 'gm')), name).toHaveLength(1)
  }
  expect(named('e2e')).toContain('run: .ci/run')
})

test('a pull request runs with a read-only token, and without secrets', () => {
  const proposed = new Set(Object.keys(workflows).filter((name) => isProposed(named(name))))
  for (const name of proposed) for (const called of calledBy(named(name))) proposed.add(called)
  expect([...proposed].sort()).toEqual(
    ['changes', 'package', 'e2e', ...packages.filter((name) => name !== 'e2e')].sort(),
  )
  for (const name of proposed) {
    expect(named(name), name).toMatch(/^permissions: \{ contents: read \}$/m)
    expect(all(named(name), /(id-token|write|secrets)\b/g), name).toEqual([])
    expect(named(name), name).not.toMatch(/\bvars\.|pull_request_target/)
    for (const step of stepsOf(name).filter((each) => each.includes('actions/checkout@')))
      expect(step, name).toContain('persist-credentials: false')
  }
  // No other workflow inherits secrets that it does not name, either.
  for (const text of Object.values(workflows)) expect(text).not.toContain('secrets: inherit')
})

test('a workflow that may deploy runs only what is on main', () => {
  const trusted = Object.keys(workflows).filter((name) => named(name).includes('id-token: write'))
  expect(trusted.sort()).toEqual(['deploy', 'release', 'rollback'])
  expect(named('release')).toMatch(/^ {2}push:\n {4}branches: \[main\]$/m)
  for (const name of ['release', 'rollback']) {
    expect(named(name)).toMatch(/^ {2}workflow_dispatch:$/m)
    expect(named(name)).toContain("if: github.ref == 'refs/heads/main'")
  }
  expect(named('deploy')).toMatch(/^on:\n {2}workflow_call:$/m)
  expect(named('deploy')).toContain('environment: production')
})

test('no script contains the text of an input or of a pull request', () => {
  for (const [name, text] of Object.entries(workflows)) {
    const scripts = [...all(text, /run: (?!\|)(.+)$/gm), ...all(text, /run: \|\n((?: {10}.*\n)+)/g)]
    for (const script of scripts) expect(script, name).not.toContain('${{')
  }
})

test('actions and the tool that deploys are pinned to one version', () => {
  const actions = Object.values(workflows).flatMap((text) => all(text, /uses: (?!\.\/)(.+)$/gm))
  expect(actions.length).toBeGreaterThan(10)
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  const { dependencies } = JSON.parse(read('.github/firebase/package.json')) as { dependencies: object }
  expect(Object.entries(dependencies)).toEqual([['firebase-tools', expect.stringMatching(/^\d+\.\d+\.\d+$/)]])
  const lock = JSON.parse(read('.github/firebase/package-lock.json'))
  expect(lock.packages[''].dependencies).toEqual(dependencies)
  for (const [name, text] of Object.entries(workflows)) {
    expect(text, name).not.toMatch(/npx (?:--yes )?firebase/)
    if (/\bfirebase deploy\b/.test(text)) expect(text, name).toContain('npm ci --prefix .github/firebase')
  }
})

test('every lock file and every action is looked after', () => {
  const dependabot = read('.github/dependabot.yml')
  const locks = ['', '/shared-enquiry/notify/function', '/.github/firebase']
  for (const folder of locks) expect(existsSync(path.join(root, folder, 'package-lock.json')), folder).toBe(true)
  expect(dependabot).toContain(`directories: [${locks.map((folder) => `"${folder || '/'}"`).join(', ')}]`)
  expect(dependabot).toContain('package-ecosystem: github-actions')
})

test('every folder has an owner, and each area its own team', () => {
  const owners = read('.github/CODEOWNERS')
  expect(owners).toMatch(/^\* @sovran\/platform$/m)
  for (const { name, owner } of areas) expect(owners).toMatch(new RegExp(`^/mf-${name}/ @sovran/${owner}$`, 'm'))
})

test('its own team alone agrees to a change of workflows and of platform', () => {
  const lines = read('.github/CODEOWNERS').split('\n')
  const fitting = lines.filter((line) => /^\/(\.github|platform)\//.test(line))
  expect(fitting).toEqual(['/platform/ @sovran/platform', '/.github/ @sovran/platform'])
})

test('packages are tested on every Node that is supported', () => {
  expect(named('package')).toContain('matrix: { node: [20, 22, 24] }')
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  expect(engines.node).toMatch(/^>=20\./)
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
  ).toEqual(['biome.json', 'firebase.json', 'vitest.config.ts'])
})

test('a release is planned, then tested without a token, and then done in one step', () => {
  expect(named('release')).toMatch(/ {2}test:\n {4}needs: plan\n/)
  expect(named('release')).toMatch(/ {2}release:\n {4}needs: \[plan, test\]\n/)
  expect(named('release')).toMatch(/names: \$\{\{ needs\.plan\.outputs\.units \}\}/)
  expect(named('release')).toMatch(/packages: \$\{\{ needs\.plan\.outputs\.packages \}\}/)
})

test('deployments take turns, and none is dropped while it waits', () => {
  for (const name of ['release', 'rollback']) {
    expect(named(name)).toContain('concurrency: { group: release, queue: max }')
    expect(named(name)).not.toContain('cancel-in-progress: true')
  }
})

interface Job {
  needs: string | string[]
  if?: string
  environment?: string
  permissions: Record<string, string>
  steps: { id?: string; run?: string; if?: string; uses?: string; with?: Record<string, string> }[]
}

const { jobs } = parse(named('deploy')) as { jobs: Record<'fetch' | 'build' | 'deploy' | 'look', Job> }
const linesOf = (name: keyof typeof jobs) => jobs[name].steps.map(({ run = '' }) => run)

test('a deployment: fetch, guard, look up; then build and smoke; then mark, rules and site, store; then smoke', () => {
  const order = {
    fetch: [
      'npm run pipeline -- fetch',
      'npm run -s pipeline -- overtaken $NAMES',
      'npm run -s pipeline -- resolve $NAMES',
    ],
    build: [
      'npm run compose',
      'npm run "$ACTION" -- $NAMES',
      'npm run hosting',
      'npm run smoke',
      'npm run -s changes -- --since "$BEFORE" --strict',
    ],
    deploy: [
      'npm run pipeline -- begin',
      'firebase deploy --only hosting,firestore:rules',
      'npm run pipeline -- finish',
    ],
    look: ['npm run smoke -- "$SITE_ORIGIN"'],
  }
  for (const name of ['fetch', 'build', 'deploy', 'look'] as const) {
    const places = order[name].map((words) => linesOf(name).findIndex((line) => line.includes(words)))
    expect([name, places]).toEqual([name, [...places].sort((a, b) => a - b)])
    expect(places).not.toContain(-1)
  }
  expect([jobs.build.needs, jobs.deploy.needs, jobs.look.needs]).toEqual([
    'fetch',
    ['fetch', 'build'],
    ['build', 'deploy'],
  ])
  // A step would run after a failed one only if it says so.
  expect(named('deploy')).not.toMatch(/always\(\)|continue-on-error/)
  expect(all(named('deploy'), /if: (.*failure\(\).*)$/gm)).toEqual(["failure() && steps.deploy.outcome == 'failure'"])
})

const variableOf = (name: string) => `$\{{ vars.${name} }}`

test('code of areas is built and prerendered without rights, and only the reviewed environment can publish', () => {
  const accountOf = ({ steps }: Job) => steps.find(({ uses = '' }) => uses.includes('/auth@'))?.with?.service_account
  expect(Object.values(jobs).map((job) => [job.permissions['id-token'], job.environment, accountOf(job)])).toEqual([
    ['write', undefined, variableOf('READER_SERVICE_ACCOUNT')],
    [undefined, undefined, undefined],
    ['write', 'production', variableOf('SERVICE_ACCOUNT')],
    [undefined, undefined, undefined],
  ])
  expect(linesOf('deploy').join('\n')).not.toMatch(/npm run (?!pipeline)|playwright|npm ci$/m)
  const { plan } = parse(named('release')).jobs as { plan: Job }
  expect(accountOf(plan)).toBe(variableOf('READER_SERVICE_ACCOUNT'))
  expect(named('release')).not.toContain('vars.SERVICE_ACCOUNT')
})

test('a run that a newer commit has overtaken leaves the store and the site as they are', () => {
  expect(jobs.build.if).toBe("needs.fetch.outputs.overtaken == ''")
  // Its jobs are skipped with the one that they need.
  expect(jobs.deploy.if).toBeUndefined()
})

test('the first unit of an empty store is kept, though there is no site to deploy yet', () => {
  const conditionOf = (name: keyof typeof jobs, words: string) =>
    jobs[name].steps.find(({ run = '' }) => run.includes(words))?.if
  for (const words of ['npm run hosting', 'npm run smoke'])
    expect(conditionOf('build', words)).toBe("steps.composed.outputs.site == 'yes'")
  expect(conditionOf('deploy', 'firebase deploy')).toBe("env.SITE == 'yes'")
  expect(conditionOf('deploy', 'pipeline -- finish')).toBeUndefined()
})

test('the runbook names every variable that the workflows read', () => {
  const runbook = read('OPERATIONS.md')
  const variables = new Set(Object.values(workflows).flatMap((text) => all(text, /\bvars\.(\w+)/g)))
  expect(variables.size).toBeGreaterThan(6)
  for (const name of variables) expect(runbook).toContain(`\`${name}\``)
  for (const command of ['rollback', 'release', 'smoke', 'hosting']) expect(runbook).toContain(command)
})
