import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { fakeReleases } from '../testing/fakeReleases.ts'

const store = fakeReleases()
afterAll(() => store.remove())

/** Runs a command in a process of its own, as npm does. */
const spawned = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, RELEASES_DIR: store.folder, SITE_DIR: store.site },
  })

/** Runs a command here, and returns what it has printed as its result. */
async function run(...[command = '', ...args]: string[]) {
  await store.tools()
  const { runNamed } = await import('./commands.ts')
  let printed = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
  await runNamed(command, args).finally(() => write.mockRestore())
  return printed
}

test('the list of releases goes to the standard output, also into a pipe', () => {
  store.area('builders', { version: '2', builtAt: '2026-01-02T00:00:00.000Z' })
  const { stdout, stderr, status } = spawned('releases')
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const lines = stdout.split('\n')
  expect(lines.filter((line) => line.includes('live'))).toHaveLength(5)
  expect(lines.slice(lines.indexOf('builders'), lines.indexOf('interiors'))).toEqual([
    'builders',
    '        2  2026-01-02T00:00:00.000Z  fake  0.0 MB',
    '  live  1  2026-01-01T00:00:00.000Z  fake  0.0 MB',
  ])
})

test('a kept release that does not fit the live ones is marked so, with the reason', async () => {
  const shared = { react: '^20.0.0' }
  store.area('design', { version: '9', builtAt: '2026-01-09T00:00:00.000Z', shared })
  const lines = (await run('releases')).split('\n')
  const [at] = lines.flatMap((line, index) => (line.includes('  9  2026-01-09') ? [index] : []))
  expect(lines[(at ?? 0) + 1]).toMatch(/^ {8}does not fit what is live: design@9 needs react \^20/)
  expect(lines.filter((line) => line.includes('does not fit'))).toHaveLength(1)
})

test('a command that was not understood says so alone, and fails', () => {
  expect(spawned('release')).toMatchObject({
    stdout: '',
    status: 1,
    stderr:
      'Say which: npm run release -- builders. There are shell, company, design, builders, interiors, or --all for all.\n',
  })
})

for (const [words, answer] of [
  ['release builders --drft', /^npm run release does not know --drft\. It knows --all, --draft, --from\./],
  [
    'release --all builders --from folder',
    /^Say one area, and the folder of its finished build: npm run release -- builders --from FOLDER$/,
  ],
  ['release shell --from folder', /^Say one area, and the folder/],
  ['release --all builders', /^Name units, or say --all: not both \(builders\)\.$/],
  ['fault', /^Give a report\. For example: /],
  ['releases builders', /^npm run releases takes no arguments, but was given: builders\.$/],
  ['rollback builders 1 2', /^2 is no unit of the site\./],
  ['live builders', /^Say which release of builders: npm run releases lists them\.$/],
  ['rollback gardens', /^gardens is no unit of the site\. There are shell, /],
  ['withdraw builders 1', /^builders@1 is live: go back first, with npm run rollback -- builders\.$/],
  ['compose now', /^npm run compose takes no arguments, but was given: now\.$/],
  ['compose --draft', /^npm run compose does not know --draft\. It knows --firestore, --embedded\.$/],
] as const)
  test(`"${words}" is refused before anything is done`, async () => {
    await expect(run(...words.split(' '))).rejects.toThrow(answer)
  })
