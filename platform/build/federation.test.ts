import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { provideShared, takeShared } from './federation.ts'
import { sharedModules } from './sharedModules.ts'
import { type SharingRecord, sharingRecord } from './sharingRecord.ts'

// In the project's folder, so that the packages are found.
const folder = mkdtempSync(path.resolve(import.meta.dirname, '../../node_modules/.federation-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds one module with a plugin. Answers its code and the build's record of shared modules. */
async function built(code: string, plugin: ReturnType<typeof takeShared>) {
  mkdirSync(folder, { recursive: true })
  const input = path.join(folder, `${Math.random().toString(36).slice(2)}.js`)
  writeFileSync(input, code)
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  // The entry's code comes first.
  const files = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const record = output.find(({ fileName }) => fileName === sharingRecord) as Rolldown.OutputAsset
  return {
    files,
    code: files.join('\n'),
    record: JSON.parse(String(record.source)) as SharingRecord,
  }
}

/** Runs a built area in a page whose shell shares these modules. */
async function run(code: string, modules: object): Promise<{ default: unknown }> {
  Object.assign(globalThis, { sharedModules: modules })
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
}

test('an area takes the exports that it uses from the shell, and its build contains nothing else of those modules', async () => {
  const { code, record } = await built(
    "import { useState } from 'react'\nimport { create } from 'zustand'\nexport default [useState, create]",
    takeShared(),
  )
  expect(record).toEqual({ takes: { react: ['useState'], zustand: ['create'] }, copies: [] })
  expect(code).not.toMatch(/useEffect|react\.activity|getInitialState/)
  const shell = { react: { useState: 'state' }, zustand: { create: 'create' } }
  expect((await run(code, shell)).default).toEqual(['state', 'create'])
})

test('where the shell lacks an export that an area uses, the error names it', async () => {
  const { code } = await built("import { useState } from 'react'\nexport default useState", takeShared())
  await expect(run(code, { react: {} })).rejects.toThrow('The shell\'s "react" has no export "useState"')
})

test('the shared packages take each other from the shell too, by whichever path they import', async () => {
  const { code, record } = await built(
    "export { EnquiryForm as default } from 'shared-enquiry/EnquiryForm'",
    takeShared(),
  )
  expect(record.takes?.['shared-enquiry']).toContain('submit')
  expect(record.copies).toEqual([])
  expect(code).not.toContain('getInitialState')
})

test('a module on demand is asked for when it is imported', async () => {
  const { code, record } = await built("export default () => import('gsap').then(({ gsap }) => gsap)", takeShared())
  expect(record.takes).toEqual({ gsap: ['gsap'] })
  expect(code).toMatch(/await onDemand\(["']gsap["']\)/)
})

test('a copy of a shared module is recorded', async () => {
  const others = sharedModules.filter(({ name }) => name !== 'zustand')
  const { record } = await built("export { create as default } from 'zustand'", takeShared(others))
  expect(record.copies).toEqual(['zustand'])
})

test('the shell records the exports that it provides, and loads some modules only on demand', async () => {
  const { files, record } = await built(
    "export { sharedModules as default } from 'virtual:shared-modules'",
    provideShared(),
  )
  expect(Object.keys(record.provides ?? {})).toEqual(sharedModules.map(({ name }) => name))
  expect(record.provides?.['shared-ui/router']).toEqual(expect.arrayContaining(['useNavigate', 'useLocation']))
  expect(record.provides?.['shared-ui/router']).not.toContain('Signal')
  const [start] = files
  expect(start).not.toContain('lagSmoothing')
  expect(files.join()).toContain('lagSmoothing')
})
