import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { federation } from '@module-federation/vite'
import { build, type Plugin, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { takeShared } from './federation.ts'
import { standardContainer } from './standardContainer.ts'

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

/** Builds a container of one module with the installed federation plugin, as platform/build/app.ts does. Answers its entry. */
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

test('a container exports get and init, and fetches what init needs only when a host calls it', async () => {
  const output = await builtContainer('standard', takeShared(), standardContainer())
  const entry = entryOf(output)
  expect(entry.exports.sort()).toEqual(['get', 'init'])
  expect(entry.dynamicImports.filter((file) => file.includes('share-scope'))).toHaveLength(1)
  expect(entry.code).not.toContain('share scope has')
  // Nothing is left of what the plugin adds for its own runtime.
  expect(
    output.map(({ fileName }) => fileName).filter((name) => /hostInit|pendingShares|localShared/.test(name)),
  ).toEqual([])
})

test('a plugin that writes its container otherwise fails the build with a sentence', async () => {
  const otherwise = {
    name: 'a-later-version',
    enforce: 'post' as const,
    transform: (code: string, id: string) =>
      id.includes('REMOTE_ENTRY_ID') ? { code: code.replace(/export\s*\{/, 'export {/* */'), map: null } : null,
  }
  await expect(builtContainer('later', otherwise, standardContainer())).rejects.toThrow(
    'The federation plugin does not write its container as expected',
  )
})
