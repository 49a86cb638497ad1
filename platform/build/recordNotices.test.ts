import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Notice, noticesRecord, recordNotices } from './recordNotices.ts'

let folder: string
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}
const plant = (name: string, code: string, described: object = { license: 'MIT' }) => {
  write(
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: '1.2.3', main: 'index.js', type: 'module', sideEffects: false, ...described }),
  )
  write(`node_modules/${name}/index.js`, code)
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'notices-')))
  plant('@one/used', "import { deep } from 'deep'\nexport const used = () => deep\nexport const other = 1")
  plant('deep', 'export const deep = Math.random()')
  plant('unused', 'export const unused = 1')
  write('node_modules/@one/used/LICENSE.md', 'Copyright One\n')
  write('own.js', 'export const own = 1')
  write('fonts/OFL-Bold.txt', 'SIL')
  write('fonts/bold.woff2', 'a font')
  write('style.css', '@font-face { font-family: Bold; src: url(./fonts/bold.woff2) }')
  write(
    'main.js',
    "import './style.css'\nimport { used } from '@one/used'\nimport { unused } from 'unused'\nimport { own } from './own.js'\nconsole.log(used(), own)",
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

async function notices() {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [recordNotices()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: path.join(folder, 'main.js') } },
  })
  const { output } = built as { output: { fileName: string; source?: string | Uint8Array }[] }
  return JSON.parse(String(output.find(({ fileName }) => fileName === noticesRecord)?.source)) as Notice[]
}

test('every package and font in the bundle is named with its licence, indirect packages too; one that was left out is not', async () => {
  expect(await notices()).toEqual([
    { name: '@one/used', version: '1.2.3', licence: 'MIT', text: 'Copyright One' },
    { name: 'Bold', licence: 'OFL-1.1', text: 'SIL' },
    { name: 'deep', version: '1.2.3', licence: 'MIT' },
  ])
})

test('a package without a licence is refused, and so is a font', async () => {
  plant('deep', 'export const deep = Math.random()', { license: undefined })
  await expect(notices()).rejects.toThrow('deep is part of what visitors are sent, and names no licence')
  plant('deep', 'export const deep = Math.random()')
  rmSync(path.join(folder, 'fonts/OFL-Bold.txt'))
  await expect(notices()).rejects.toThrow(/bold\.woff2 is sent to visitors without a licence/)
})
