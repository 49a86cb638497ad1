import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { areas, root } from '../base/project.ts'

type Step = { id?: string; run?: string; uses?: string; with?: Record<string, unknown> }

interface Job extends Omit<Step, 'run'> {
  'runs-on'?: string
  needs?: string | string[]
  permissions?: Record<string, string>
  environment?: string | { name: string }
  concurrency?: object
  outputs?: Record<string, string>
  steps?: Step[]
}

interface Workflow {
  on: object
  permissions: object
  jobs: Record<string, Job>
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const files = readdirSync(path.join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`)
const workflows = Object.fromEntries(files.map((file) => [path.parse(file).name, parse(read(file)) as Workflow]))
const jobs = Object.entries(workflows).flatMap(([file, { jobs }]) =>
  Object.entries(jobs).map(([name, job]) => ({ file, name, ...job })),
)
const actions = readdirSync(path.join(root, '.github/actions')).map((name) => {
  const { runs } = parse(read(`.github/actions/${name}/action.yml`)) as { runs: { steps: Step[] } }
  return runs
})
const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n')
const all = files.map(read).join('\n')
const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
]

test('no token can write by default, and pull requests get no credentials with rights', () => {
  for (const [name, { permissions }] of Object.entries(workflows))
    expect(permissions, name).toEqual({ contents: 'read' })
  for (const name of ['verify', 'full-test']) expect(read(`.github/workflows/${name}.yml`)).not.toContain('id-token')
  expect(all).not.toMatch(/\bsecrets\.|pull_request_target|workflow_run/)
})

test('one check summarises the required jobs of a pull request', () => {
  const { verify } = workflows['pull-request']?.jobs ?? {}
  const script = verify?.steps?.[0]?.run ?? ''
  const [none, one, everything] = [[], ['mf-builders'], ['full-test']]
  const cases: [units: string[], results: Record<string, string>, isGreen: boolean][] = [
    [none, {}, true],
    [one, { units: 'success' }, true],
    [everything, { 'full-test': 'success' }, true],
    [none, { repository: 'failure' }, false],
    [none, { fetch: 'failure' }, false],
    [one, { units: 'failure' }, false],
    [one, { units: 'cancelled' }, false],
    // A job that was requested but did not run.
    [one, { 'full-test': 'success' }, false],
    [everything, { units: 'success' }, false],
  ]
  const needs = cases.map(([units, results]) => {
    const jobs = { fetch: 'success', repository: 'success', units: 'skipped', 'full-test': 'skipped', ...results }
    expect(verify?.needs).toEqual(Object.keys(jobs))
    const outputs = { units: JSON.stringify(units) }
    return JSON.stringify(Object.fromEntries(Object.entries(jobs).map(([job, result]) => [job, { result, outputs }])))
  })
  const each = `while read -r NEEDS; do if (${script}) > /dev/null; then echo true; else echo false; fi; done`
  const { stdout } = spawnSync('bash', ['-c', each], { input: needs.join('\n').concat('\n'), encoding: 'utf8' })
  expect(stdout.trim().split('\n')).toEqual(cases.map(([, , isGreen]) => `${isGreen}`))
  expect(workflows['pull-request']?.on).toHaveProperty('merge_group')
})

test('jobs with rights run publish.sh and no area’s code', () => {
  const rightsOf = ({ permissions = {} }: Job) =>
    Object.keys(permissions).filter((name) => permissions[name] === 'write')
  const privileged = jobs.filter((job) => rightsOf(job).length > 0 && job.steps)
  const rights = privileged.map((job) => {
    const { environment } = job
    const name = typeof environment === 'object' ? environment.name : environment
    return [`${job.file} ${job.name}`, [...rightsOf(job), ...(name ? [`as ${name}`] : [])].join(' ')]
  })
  expect(Object.fromEntries(rights)).toEqual({
    'codeql analyze': 'security-events',
    'pull-request fetch': 'id-token',
    'pull-request preview': 'id-token as preview',
    'publish fetch': 'id-token',
    'publish candidate': 'id-token as production',
    'publish live': 'id-token as production',
    'publish attest': 'id-token attestations',
    'release fetch': 'id-token as release',
    'release functions': 'id-token as notify',
  })
  const runs = privileged.flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []))
  const allowed =
    /^(\.github\/publish\.sh [\w./ "$-]+|\.github\/changed-units\.sh touched [\w "$>]+|npm ci (--prefix [\w./-]+ )?--ignore-scripts)$/
  expect(runs.filter((run) => !allowed.test(run))).toEqual([])
  // They unpack archives beside the checkout, where code of areas can replace nothing.
  const unpacking = [...privileged, ...actions]
    .flatMap(({ steps = [] }) => steps)
    .filter(({ uses }) => /\/actions\/artifact$|download-artifact@/.test(`${uses}`))
  const folders = unpacking.map((step) => step.with?.path).filter((folder) => folder !== `\${{ inputs.path }}`)
  expect(folders).toEqual([`\${{ runner.temp }}`, `\${{ runner.temp }}`])
})

test('deployments run one after another, and a failed unit blocks none', () => {
  expect(workflows.verify?.jobs.unit).toMatchObject({ strategy: { 'fail-fast': false } })
  const publications = jobs.filter(({ uses }) => uses?.endsWith('/publish.yml'))
  // By default a job is skipped after one that has failed.
  const inTheQueue = { if: expect.stringContaining('!cancelled()'), concurrency: { group: 'production', queue: 'max' } }
  expect(publications).toEqual([expect.objectContaining(inTheQueue)])
})

test('all jobs run on one pinned runner image', () => {
  expect([...new Set(jobs.flatMap((job) => job['runs-on'] ?? []))]).toEqual([expect.stringMatching(/^ubuntu-\d+\.04$/)])
})

// GitHub itself rejects unknown jobs and inputs, but reads an unknown output as an empty string.
test('jobs name only needed jobs, and outputs that exist', () => {
  for (const { file, name, needs = [], steps = [], outputs = {}, ...rest } of jobs) {
    const place = `${file} ${name}`
    const text = JSON.stringify({ steps, outputs, rest })
    const others = workflows[file]?.jobs ?? {}
    expect([needs].flat(), place).toEqual(expect.arrayContaining(matches(text, /\bneeds\.(\w+)/g)))
    for (const [, job = '', output = ''] of text.matchAll(/\bneeds\.(\w+)\.outputs\.(\w+)/g))
      expect(others[job]?.outputs, `${place}: ${job}`).toHaveProperty(output)
    for (const [, id, output] of text.matchAll(/\bsteps\.(\w+)\.outputs\.(\w+)/g)) {
      const scripts = ['publish', 'verify', 'changed-units'].map((name) => read(`.github/${name}.sh`)).join('')
      expect([steps.map((step) => step.id), place]).toEqual([expect.arrayContaining([id]), place])
      expect(scripts, place).toMatch(new RegExp(`setOutput ${output} |"${output}=`))
    }
  }
})

test('OPERATIONS names every variable that the workflows read', () => {
  const [, table = ''] = read('OPERATIONS.md').split('**Variables of the repository**')
  const rows = table.split('\n\n')[1] ?? ''
  const named = rows.split('\n').flatMap((row) => matches(row.split('|')[1] ?? '', /`(\w+)`/g))
  const settings = matches(read('site.config.ts'), /\b([A-Z]+(?:_[A-Z]+)+)\b/g)
  const emailVariables = Object.values<string>(JSON.parse(read('shared-enquiry/notify/emailVariables.json')))
  const wanted = new Set(['STAGING', ...matches(all, /\bvars\.(\w+)/g), ...settings, ...emailVariables])
  expect(named.toSorted()).toEqual([...wanted].sort())
  // By name only: an organisation's variables may be called PATH or NODE_ENV.
  expect(all).not.toMatch(/\bvars\b(?!\.[A-Z_]+\b)/)
  const renamed = files
    .filter((file) => !file.includes('pull-request'))
    .flatMap((file) =>
      [...read(file).matchAll(/([A-Z_]+): "?\$\{\{ vars\.(\w+) \}\}/g)].filter(
        ([, name, variable]) => name !== variable,
      ),
    )
  expect(renamed).toEqual([])
  // Every setting reaches the jobs that build and compose, and every mailbox the job that deploys the function.
  const passed = (file: string) => matches(read(`.github/workflows/${file}.yml`), /^ +([A-Z_]+): \$\{\{ vars\./gm)
  const composing = ['STAGING', ...settings, ...emailVariables]
  for (const [file, names] of Object.entries({ verify: composing, publish: composing, release: emailVariables }))
    expect(passed(file), file).toEqual(expect.arrayContaining(names))
})

test('no check passes because a file is missing', () => {
  const downloads = [...jobs, ...actions].flatMap(({ steps = [] }) =>
    steps.filter(({ uses }) => /artifact$|download-/.test(`${uses}`)),
  )
  // A pattern may match nothing. verify.sh then finds what publish.yml lacks, by comparing with the verified units.
  const patterns = downloads.flatMap((step) => step.with?.pattern ?? [])
  expect([downloads.length > 4, patterns]).toEqual([true, ['verified-*']])
  expect(workflows.release?.jobs.publish).toMatchObject({ with: { verification: `\${{ needs.verify.result }}` } })
  // If one of several names matches no file, Playwright and Vitest print no error.
  const named = [...read('.github/verify.sh').matchAll(/\b(?:e2e|shared-page|platform)\/[\w/-]*/g)].map(
    ([name]) => name,
  )
  expect(named.length).toBeGreaterThan(9)
  const missing = named.filter(
    (name) => !tracked.some((file) => file.startsWith(name) && /\.(test|e2e)\.tsx?$/.test(file)),
  )
  expect(missing).toEqual([])
  // The status of \`export X=$(…)\` is that of export.
  const scripts = ['publish', 'verify', 'changed-units', 'outputs'].map((name) => read(`.github/${name}.sh`))
  expect([all, ...scripts].join('\n')).not.toMatch(/(export|local) \w+=\$\(/)
})

test('scripts contain no input, actions are pinned, and archives are kept for a day', () => {
  for (const { steps = [] } of [...jobs, ...actions])
    for (const { run = '', uses, with: inputs } of steps) {
      expect(run).not.toContain('${{')
      // GitHub's default shell ignores a failure in the first part of a pipe.
      expect(run.replaceAll('||', '')).not.toContain('|')
      if (uses) expect(uses).toMatch(/^([\w-]+(\/[\w-]+){1,2}@[0-9a-f]{40}|\.\/\.github\/actions\/\w+)$/)
      if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false)
      const isArchive = uses?.includes('/upload-artifact@') && /\.tar\b|verified/.test(`${inputs?.path}`)
      if (isArchive) expect(inputs?.['retention-days']).toBe(1)
    }
})

test('each area has an owner of its own in CODEOWNERS', () => {
  for (const [name, { team }] of areas) expect(read('.github/CODEOWNERS')).toContain(`/mf-${name}/ @sovran/${team}\n`)
})

/** The files of this repository that a source imports, except for types. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const code = read(file).replaceAll(/^(?:import|export) type [^'"]*'[^']*'$/gm, '')
  const names = matches(code, /^(?:import|(?:import|export)\b[^'"=()]*\bfrom|\} from)\s*['"]([^'"]+)['"]/gm)
  const own = names.filter((name) => /^(\.|shared-|platform)/.test(name))
  const { resolve } = createRequire(path.join(root, file))
  return own.map((name) => path.relative(root, realpathSync(resolve(name))))
}

test('the list of shared sources in every build is complete', () => {
  const [, list = ''] = /common=\(([^)]+)\)/.exec(read('.github/changed-units.sh')) ?? []
  const paths = list.trim().split(/\s+/)
  for (const name of paths) expect(existsSync(path.join(root, name)), name).toBe(true)
  const isListed = (file: string) => paths.some((name) => `${file}/`.startsWith(`${name}/`))
  const isBuilder = (file: string) => /^platform\/(build|vite)\//.test(file) && !file.includes('.test.')
  const isConfigured = (file: string) => /^(shell|mf-\w+)\/vite\.config\.ts$/.test(file)
  const found = new Set(tracked.filter((file) => isBuilder(file) || isConfigured(file)))
  expect(found.size).toBeGreaterThan(15)
  // Iterating over a set includes the items added meanwhile.
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  expect(found).toContain('platform/store/format.ts')
  const isUnits = (file: string) => /^(shell|mf-\w+)\//.test(file)
  expect([...found].filter((file) => !isListed(file) && !isUnits(file))).toEqual([])
  const shared = ['shared-page', 'shared-ui'].flatMap((name) =>
    Object.values<string>(JSON.parse(read(`${name}/package.json`)).exports).map((file) => path.join(name, file)),
  )
  expect(shared.filter((file) => !isListed(file) && !file.includes('/testing/'))).toEqual([])
})
