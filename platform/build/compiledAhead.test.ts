import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { compiledAhead } from './compiledAhead.ts'

// In the project's folder, so that the packages are found, and not among them.
const reports = path.resolve(import.meta.dirname, '../../reports')
mkdirSync(reports, { recursive: true })
const root = mkdtempSync(path.join(reports, 'compiled-'))
afterAll(() => rmSync(root, { recursive: true }))

const sources = {
  'entry.js': 'export const load = () => [import("./page.js"), import("./motion.js"), import("./frame.js")]',
  'page.js': 'import "./page.css"; export const page = () => "page"',
  'page.css': 'h1 { color: red }',
  'motion.js': 'export { gsap } from "gsap"',
  'frame.js': 'export { flushSync } from "react-dom"',
}
for (const [name, code] of Object.entries(sources)) writeFileSync(path.join(root, name), code)

/** The built files by the name of their source, without a hash. */
async function built(...plugins: Plugin[]) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.name, chunk]))
}

test('the files that pages start with begin with the comment, and no library that comes on demand', async () => {
  const files = await built(compiledAhead())
  const begins = Object.fromEntries([...files].map(([name, { code }]) => [name, code.split('\n')[0]?.slice(0, 40)]))
  expect(begins).toMatchObject({
    entry: '//# allFunctionsCalledOnLoad',
    page: '//# allFunctionsCalledOnLoad',
    frame: '//# allFunctionsCalledOnLoad',
    motion: expect.not.stringContaining('//#'),
  })
})

test('a file that begins with it has another name than without: a browser may have that one', async () => {
  const [withIt, without] = await Promise.all([built(compiledAhead()), built()])
  for (const [name, isOther] of Object.entries({ entry: true, page: true, frame: true, motion: false }))
    expect(withIt.get(name)?.fileName !== without.get(name)?.fileName, name).toBe(isOther)
  // Without the plugin Vite's own line comes first.
  expect(without.get('entry')?.code).toMatch(/^const __vite__mapDeps/)
})
