import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { ownDescriptions } from './ownDescriptions.ts'

// In the project's folder, so that the packages are found, and not among them.
const reports = path.resolve(import.meta.dirname, '../../reports')
mkdirSync(reports, { recursive: true })
const root = mkdtempSync(path.join(reports, 'descriptions-'))
afterAll(() => rmSync(root, { recursive: true }))

const page = (picture: string) =>
  `import picture from 'shared-ui/pictures/${picture}'\nexport const name = picture.name`
const sources = {
  'entry.js': 'export const load = () => [import("./one.js"), import("./other.js")]',
  'one.js': page('home-bar-verde-marble'),
  'other.js': page('home-bar-verde-marble'),
}
for (const [name, code] of Object.entries(sources)) writeFileSync(path.join(root, name), code)

test('two pages that show one picture share no file for it', async () => {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [ownDescriptions()],
    build: { write: false, rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  const files = output.filter((file) => file.type === 'chunk' && file.code.includes('home-bar-verde-marble-'))
  expect(files.map(({ name }) => name).sort()).toEqual(['one', 'other'])
})
