import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { root } from '../base/project.ts'

type Env = Record<string, string>

/** The result of a step: its output, and the outputs for the steps after it. */
interface StepResult {
  status: number
  text: string
  fetched: { names: string; units: string[]; commit: string }
  [name: string]: unknown
}

export const byHand = { GITHUB_EVENT_NAME: 'workflow_dispatch' }

// Isolated from the user's git: from variables that a git hook sets, and from settings, signatures and hooks.
const gitEnv = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }

export const refusal = (words: string) => ({ status: 1, text: expect.stringContaining(words) })

/**
 * A repository with the pipeline's scripts and three units, and folders in place of the bucket and the host; or a copy
 * of another such repository in its current state.
 */
export function fakePipeline(other?: { file: (name: string) => string }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'))
  if (other) cpSync(other.file('.'), folder, { recursive: true, verbatimSymlinks: true })
  const file = (name: string) => path.join(folder, name)
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(file(name)), { recursive: true })
    writeFileSync(file(name), content)
  }
  const read = (name: string) => readFileSync(file(name), 'utf8').trim()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: gitEnv,
    }).trim()
  const commit = (name: string, content = `${Math.random()}`) => {
    write(name, content)
    git('add', '-A')
    git('commit', '-qm', name)
    return git('rev-parse', 'HEAD')
  }

  function prepare() {
    const scripts = ['publish.sh', 'verify.sh', 'changed-units.sh', 'outputs.sh', 'fakes'].map(
      (name) => `.github/${name}`,
    )
    const enquiry = ['firebase.json', 'firestore.rules', 'notify/emailVariables.json'].map(
      (name) => `shared-enquiry/${name}`,
    )
    for (const name of [...scripts, ...enquiry]) cpSync(path.join(root, name), file(name), { recursive: true })
    for (const tool of ['bin/npm', 'bin/npx']) {
      cpSync(path.join(import.meta.dirname, 'fakeTools.mjs'), file(tool))
      chmodSync(file(tool), 0o755)
    }
    write('.gitignore', 'publication*\n/store\n/site\n/out\n/bin\n/tools\n*.tar\n')
    git('init', '-q')
    for (const unit of ['shell', 'mf-builders', 'mf-company']) write(`${unit}/a`, '1')
  }

  /** Runs a step of a script as a push does, and returns its result. */
  function run(script: 'publish' | 'verify' | 'changed-units', args: string[], env: Env = {}) {
    rmSync(file('out'), { force: true })
    const settings = { RELEASES_BUCKET: 'b', FIREBASE_PROJECT_ID: 'p', ACTION: 'release' }
    const { status, stdout, stderr } = spawnSync(file(`.github/${script}.sh`), args, {
      encoding: 'utf8',
      env: {
        ...gitEnv,
        ...{ PATH: `${file('bin')}:${process.env.PATH}`, TOOLS: '.github/fakes', GITHUB_OUTPUT: file('out') },
        ...settings,
        ...{ GITHUB_EVENT_NAME: 'push', REQUESTED: '--all' },
        ...env,
      },
    })
    const outputs = existsSync(file('out')) ? [...readFileSync(file('out'), 'utf8').matchAll(/^(\w+)=(.*)$/gm)] : []
    const { fetched = '{}', ...values } = Object.fromEntries(outputs.map(([, name, value]) => [name, value]))
    return { status, text: stdout + stderr, fetched: JSON.parse(fetched), ...values } as StepResult
  }

  if (!other) prepare()

  return {
    file,
    write,
    read,
    git,
    commit,
    run,
    stored: (name: string) => read(`publication/fakes/bucket/${name}`),
    store: (name: string, content: string) => write(`publication/fakes/bucket/${name}`, content),
    calls: () => read('publication/fakes/calls').split('\n'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
