import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './store.ts'

const locked = {
  '': { name: 'planted' },
  'node_modules/tool': { version: '1.0.0', integrity: 'sha512-tool', dev: true },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-other', optional: true },
}

let folder = ''
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}
const lock = (packages: object) => JSON.stringify({ packages })
const present = 'node_modules/.package-lock.json'

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'installed-'))
  cpSync(path.join(root, 'platform/base/installed.mjs'), path.join(folder, 'platform/base/installed.mjs'))
  write('package-lock.json', lock(locked))
  // A stand-in for npm that only prints its arguments.
  write('bin/npm', '#!/bin/sh\necho "npm $*"\nexit $NPM_STATUS\n')
  chmodSync(path.join(folder, 'bin/npm'), 0o755)
})

afterEach(() => rmSync(folder, { recursive: true }))

function run(env: NodeJS.ProcessEnv = {}) {
  const check = path.join(folder, 'platform/base/installed.mjs')
  const { status, stdout } = spawnSync(process.execPath, ['--import', check, '-e', 'console.log("started")'], {
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH}`,
      NPM_STATUS: '0',
      ...env,
    },
    encoding: 'utf8',
  })
  return { status, said: stdout.trim().split('\n') }
}

test('missing packages are installed, the build tools too, and then the program starts', () => {
  expect(run()).toEqual({ status: 0, said: ['npm ci --include=dev', 'started'] })
})

test('an installation by npm itself is left alone, although packages for other systems are absent', () => {
  const { 'node_modules/for-another-system': _other, ...rest } = locked
  write(present, lock(rest))
  expect(run()).toEqual({ status: 0, said: ['started'] })
})

test.each([
  ['older than the lock', { ...locked, 'node_modules/tool': { version: '0.9.0', integrity: 'sha512-old' } }],
  ['without the build tools', { 'node_modules/for-another-system': locked['node_modules/for-another-system'] }],
])('an installation %s is made again', (_what, packages) => {
  write(present, lock(packages))
  expect(run().said).toEqual(['npm ci --include=dev', 'started'])
})

test('where npm fails nothing starts', () => {
  expect(run({ NPM_STATUS: '1' })).toEqual({ status: 1, said: ['npm ci --include=dev'] })
})
