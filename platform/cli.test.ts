import { afterEach, expect, test, vi } from 'vitest'

const { argv } = process
afterEach(() => {
  process.argv = argv
  vi.unstubAllEnvs()
})

/** Runs a command in this process. Returns its exit code and output. */
async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  vi.resetModules()
  process.argv = ['node', 'cli.ts', ...args]
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const printed = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the process has ended')
  })
  await import('./cli.ts').catch(() => {})
  const [stdout, stderr] = printed.map(({ mock }) => mock.calls.join(''))
  return [exit.mock.calls[0]?.[0], stdout, `${stderr}${logged.mock.calls.join('\n')}`]
}

test('--help shows how to call a command', async () => {
  const [status, stdout] = await run(['release', '--help'])
  expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: npm run release -- [options] [units...]')])
})

test.each<[what: string, args: string[], words: string, env?: Record<string, string>]>([
  ['an empty argument', ['rollback', 'builders', ''], 'An argument is empty.'],
  ['one argument too many', ['changes', 'builders', 'design'], 'too many arguments'],
  ['an unknown option', ['release', '--drfat'], 'Did you mean --draft?'],
  ['an unknown unit', ['release', 'mf-bilders'], 'Unknown unit "bilders". Choose some of shell, company'],
  ['a unit named twice', ['rollback', 'builders', '1a2b', 'mf-builders'], '"builders" is named twice.'],
  ['an option that npm has swallowed', ['release', 'builders'], 'npm took --draft', { npm_config_draft: 'true' }],
])('%s is refused', async (_, args, words, env) => {
  expect(await run(args, env)).toEqual([1, '', expect.stringContaining(words)])
})
