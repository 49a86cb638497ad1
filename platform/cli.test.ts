import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const run = (args: readonly string[], env = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'cli.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

test('--help says how a command is called', () => {
  const { status, stdout } = run(['release', '--help'])
  expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: npm run release -- [options] [units...]')])
})

test.each<[what: string, args: string[], words: string, env?: object]>([
  ['an empty word', ['rollback', 'builders', ''], 'An argument is empty.'],
  ['one word too many', ['changes', 'builders', 'design'], 'too many arguments'],
  ['an unknown option', ['release', '--drfat'], 'Did you mean --draft?'],
  ['an unknown unit', ['release', 'mf-bilders'], 'Unknown unit "bilders". Choose some of shell, company'],
  ['a unit named twice', ['rollback', 'builders', '1a2b', 'mf-builders'], '"builders" is named twice.'],
  ['an option that npm has swallowed', ['release', 'builders'], 'npm took --draft', { npm_config_draft: 'true' }],
])('%s is refused', (_, args, words, env) => {
  const { status, stdout, stderr } = run(args, env)
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(words)])
})
