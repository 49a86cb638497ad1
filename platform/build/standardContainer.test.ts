import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { federation } from '@module-federation/vite'
import { build, type Plugin, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openedByGet } from './openedByGet.ts'

// In the project's folder, so that the packages are found.
const folder = mkdtempSync(path.resolve(import.meta.dirname, '../../node_modules/.container-'))
// The federation plugin does nothing where it detects a test run.
beforeAll(() => {
  vi.stubEnv('VITEST', undefined)
  vi.stubEnv('NODE_ENV', 'production')
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Builds a container of one module with the installed federation plugin, as vite.base.ts does. Answers its entry. */
async function builtContainer(name: string, ...plugins: Plugin[]) {
  const root = path.join(folder, name)
  mkdirSync(root)
  writeFileSync(path.join(root, 'area.js'), 'export default () => "the area"')
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }')
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      federation({
        name: 'gardens',
        filename: 'remoteEntry.js',
        manifest: true,
        exposes: { './area': './area.js' },
        shared: {},
        disableSnapshot: true,
        dts: false,
        target: 'web',
        implementation: path.resolve(import.meta.dirname, 'containerRuntime.ts'),
      }),
      ...plugins,
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'area.js', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return output
}

const entryOf = (output: Rolldown.RolldownOutput['output']) =>
  output.find((file) => file.fileName === 'remoteEntry.js') as Rolldown.OutputChunk

test('a container of the installed plugin is opened by get alone', async () => {
  expect(entryOf(await builtContainer('opened', openedByGet())).exports).toEqual(['get'])
})

test('without it a container exports init as well: there is something to leave out', async () => {
  expect(entryOf(await builtContainer('plain')).exports).toEqual(expect.arrayContaining(['get', 'init']))
})

test('a plugin that writes its container otherwise fails the build with a sentence', async () => {
  const otherwise = {
    name: 'a-later-version',
    enforce: 'post' as const,
    transform: (code: string, id: string) =>
      id.includes('REMOTE_ENTRY_ID') ? { code: code.replace(/export\s*\{/, 'export {/* */'), map: null } : null,
  }
  await expect(builtContainer('later', otherwise, openedByGet())).rejects.toThrow(
    'The federation plugin writes its container otherwise than expected',
  )
})
