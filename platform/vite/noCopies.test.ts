import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { noCopies } from './noCopies.ts'

// In the project's folder, so that the packages are found, and not among them.
const reports = path.resolve(import.meta.dirname, '../../reports')
mkdirSync(reports, { recursive: true })
const root = mkdtempSync(path.join(reports, 'copies-'))
afterAll(() => rmSync(root, { recursive: true }))

const built = (code: string) => {
  writeFileSync(path.join(root, 'entry.js'), code)
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [noCopies()],
    build: {
      write: false,
      rolldownOptions: { input: 'entry.js', external: ['react'], preserveEntrySignatures: 'strict' },
    },
  })
}

test('an area that contains a copy of a shared module fails its build', async () => {
  await expect(built("export { createStore } from 'zustand'")).rejects.toThrow('contains a copy of zustand')
})

test('one that leaves it to the shell does not', async () => {
  await expect(built("export { useState } from 'react'")).resolves.toBeDefined()
})
