import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { expect, test } from 'vitest'
import { provideShared } from '../../platform/build/federation.ts'
import { plainPlugin } from './plainBundle.ts'

/** What a plugin gives for a module. */
const loaded = (plugin: Plugin, id: string) => (plugin.load as (id: string) => string)(id)

const exportsIn = (code: string) =>
  parseSync('module.ts', code)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName }) => exportName.name)

test('what the plain bundle puts in the place of federation exports the same', () => {
  const remote = path.resolve(import.meta.dirname, '../../shell/src/remote.ts')
  for (const [plain, own] of [
    ['\0plain-shared', loaded(provideShared(), '\0virtual:shared-modules')],
    [remote, readFileSync(remote, 'utf8')],
  ] as const)
    expect(exportsIn(loaded(plainPlugin(), plain))).toEqual(exportsIn(own))
})
