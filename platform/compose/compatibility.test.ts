import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Release } from '../store/store.ts'
import { missingExportError } from './compatibility.ts'

const release = (unit: string, builtAt: string) => ({ unit, version: '1', builtAt }) as Release

/** The error with which Node itself refuses a name that a module does not export. Vitest loads modules in another way. */
function nodesError() {
  const folder = mkdtempSync(path.join(tmpdir(), 'link-'))
  try {
    writeFileSync(path.join(folder, 'react.mjs'), 'export const useState = 1')
    writeFileSync(path.join(folder, 'area.mjs'), "import { useNewest } from './react.mjs'")
    const { stderr } = spawnSync(process.execPath, [path.join(folder, 'area.mjs')], { encoding: 'utf8' })
    return new SyntaxError(stderr.replaceAll('./react.mjs', 'react'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('names the unit to release first', () => {
  const error = nodesError()
  expect(missingExportError(error, release('builders', '2026-02-01'), release('shell', '2026-01-01'))).toEqual(
    new Error(
      'builders@1 takes useNewest of react, which shell@1 does not provide. Release the shell first, with it: npm run release -- shell',
    ),
  )
  expect(missingExportError(error, release('builders', '2026-01-01'), release('shell', '2026-02-01'))).toEqual(
    new Error(
      'builders@1 takes useNewest of react, which shell@1 does not provide. Release builders first, without it: npm run release -- builders',
    ),
  )
})
