import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { areas, root } from '../base/project.ts'

type Step = { id?: string; run?: string; uses?: string; with?: Record<string, unknown> }

interface Job extends Omit<Step, 'run'> {
  needs?: string | string[]
  permissions?: Record<string, string>
  environment?: string | { name: string }
  concurrency?: object
  outputs?: Record<string, string>
  steps?: Step[]
}

interface Workflow {
  on: { workflow_call?: { outputs?: object } }
  permissions: object
  defaults?: { run: { shell: string } }
  jobs: Record<string, Job>
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const files = readdirSync(path.join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`)
const workflows = Object.fromEntries(files.map((file) => [path.parse(file).name, parse(read(file)) as Workflow]))
const jobs = Object.entries(workflows).flatMap(([file, { jobs }]) =>
  Object.entries(jobs).map(([name, job]) => ({ file, name, ...job })),
)
const all = files.map(read).join('\n')
const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
]

const outputsOf = ({ uses, outputs }: Job = {}) =>
  uses ? workflows[path.parse(uses).name]?.on.workflow_call?.outputs : outputs

test('proposals are tested with a token that only reads', () => {
  expect(workflows.ci?.permissions).toEqual({ contents: 'read' })
  expect(read('.github/workflows/ci.yml')).not.toMatch(/\bvars\.|id-token/)
  expect(all).not.toMatch(/\bsecrets\.|pull_request_target|workflow_run/)
})

test('jobs with rights run publish.sh and no area’s code', () => {
  const privileged = jobs.filter(({ permissions, steps }) => permissions?.['id-token'] && steps)
  const environments = privileged.map(({ file, name, environment }) => [
    `${file} ${name}`,
    typeof environment === 'object' ? environment.name : environment,
  ])
  expect(Object.fromEntries(environments)).toEqual({
    'notify deploy': 'notify',
    'preview open': 'preview',
    'preview close': 'preview',
    'publish fetch': undefined,
    'publish candidate': 'production',
    'publish live': 'production',
  })
  const runs = privileged.flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []))
  const allowed = /^(\.github\/publish\.sh [\w./ "$]+|npm ci --prefix [\w./-]+ --ignore-scripts)$/
  expect(runs.filter((run) => !allowed.test(run))).toEqual([])
  // Whoever controls a job without rights chooses the files of its artifact: beside the checkout they replace nothing.
  const fetched = privileged.flatMap(({ steps = [] }) =>
    steps.filter(({ uses }) => uses?.includes('/download-artifact@')),
  )
  expect(fetched.map((step) => step.with?.path)).toEqual(fetched.map(() => `\${{ runner.temp }}`))
})

test('pushes publish in turn, and a red unit holds none', () => {
  const { prove, compose, candidate } = workflows.publish?.jobs ?? {}
  expect(prove).toMatchObject({ strategy: { 'fail-fast': false } })
  // By default a job is skipped after one that has failed.
  for (const job of [compose, candidate]) expect(job).toMatchObject({ if: expect.stringContaining('!cancelled()') })
  const publications = jobs.filter(({ uses }) => uses?.endsWith('/publish.yml'))
  expect(publications.map(({ file, name, concurrency }) => [file, name, concurrency])).toEqual([
    // Of several pushes that wait the newest stays, whose difference begins at each unit's own live commit.
    ['release', 'publish', { group: `\${{ github.event_name == 'push' && 'push' || github.run_id }}` }],
    ['release', 'again', undefined],
    ['rollback', 'publish', undefined],
    ['rollback', 'again', undefined],
  ])
})

test('archives stay for a day, previews for a pull', () => {
  const uploads = jobs.flatMap(({ steps = [] }) => steps.filter(({ uses }) => uses?.includes('/upload-artifact@')))
  const archives = uploads.filter((step) => /\.(tar|js)\b|proved/.test(`${step.with?.path}`))
  expect(archives.map((step) => step.with?.['retention-days'])).toEqual(archives.map(() => 1))
  const { on, jobs: preview } = workflows.preview as Workflow
  expect(on).toMatchObject({ pull_request: { types: expect.arrayContaining(['closed']) } })
  expect(JSON.stringify(preview.close)).toContain('publish.sh close')
  // Its forms send to the project that shows it.
  expect(preview.changes).toMatchObject({ env: { FIREBASE_PROJECT_ID: `\${{ vars.PREVIEW_PROJECT_ID }}` } })
})

// GitHub itself refuses unknown jobs and inputs; an unknown output is an empty text there.
test('jobs name only needed jobs, and outputs that exist', () => {
  for (const { file, name, needs = [], steps = [], outputs = {}, ...rest } of jobs) {
    const place = `${file} ${name}`
    const text = JSON.stringify({ steps, outputs, rest })
    const others = workflows[file]?.jobs ?? {}
    expect([needs].flat(), place).toEqual(expect.arrayContaining(matches(text, /\bneeds\.(\w+)/g)))
    for (const [, job = '', output = ''] of text.matchAll(/\bneeds\.(\w+)\.outputs\.(\w+)/g))
      expect(outputsOf(others[job]), `${place}: ${job}`).toHaveProperty(output)
    for (const [, id, output] of text.matchAll(/\bsteps\.(\w+)\.outputs\.(\w+)/g)) {
      const scripts = read('.github/publish.sh') + read('.github/prove.sh')
      expect([steps.map((step) => step.id), place]).toEqual([expect.arrayContaining([id]), place])
      expect(scripts, place).toMatch(new RegExp(`say ${output} |echo "${output}=`))
    }
  }
})

test('OPERATIONS names every variable that the workflows read', () => {
  const [, table = ''] = read('OPERATIONS.md').split('**Variables of the repository**')
  const rows = table.split('\n\n')[1] ?? ''
  const named = rows.split('\n').flatMap((row) => matches(row.split('|')[1] ?? '', /`(\w+)`/g))
  expect(named.toSorted()).toEqual(matches(all, /\bvars\.(\w+)/g).sort())
  const settings = matches(read('site.config.ts'), /\b([A-Z]+(?:_[A-Z]+)+)\b/g)
  for (const name of settings) expect(read('.github/workflows/publish.yml')).toContain(`${name}: \${{ vars.${name} }}`)
})

test('scripts contain no input; actions are pinned to commits', () => {
  for (const { file, steps = [] } of jobs)
    for (const { run = '', uses, with: inputs } of steps) {
      expect(run).not.toContain('${{')
      if (run.includes('|') || run.includes('$(')) expect(workflows[file]?.defaults?.run.shell).toBe('bash')
      if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
      if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false)
    }
})

test('each area has its own owner', () => {
  for (const [name, { team }] of areas) expect(read('.github/CODEOWNERS')).toContain(`/mf-${name}/ @sovran/${team}\n`)
})

test('the list of what every build contains is complete', () => {
  const [, list = ''] = /common=\(([^)]+)\)/.exec(read('.github/units.sh')) ?? []
  const paths = list.trim().split(/\s+/)
  for (const name of paths) expect(existsSync(path.join(root, name)), name).toBe(true)
  const { exports } = JSON.parse(read('shared-ui/package.json'))
  const files = Object.values<string>(exports).map((file) => path.join('shared-ui', file))
  const others = files.filter(
    (file) => ![...paths, 'shared-ui/testing'].some((name) => `${file}/`.startsWith(`${name}/`)),
  )
  // Only the platform imports this.
  expect(others).toEqual(['shared-ui/pictures/encoder/deliveredFiles.ts'])
})
