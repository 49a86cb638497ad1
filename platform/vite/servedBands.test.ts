import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rollup } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { root } from '../base/store.ts'
import { servedBands } from './servedBands.ts'

// In the project's folder, so that the packages are found, and not among them.
const reports = path.join(root, 'reports')
mkdirSync(reports, { recursive: true })
const top = mkdtempSync(path.join(reports, 'bands-'))
const folder = path.join(top, 'src')
mkdirSync(folder)
afterAll(() => rmSync(top, { recursive: true }))

const write = (file: string, code: string) => writeFileSync(path.join(folder, file), code)

async function builtFrom(entry: string): Promise<string> {
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [servedBands()],
    build: { write: false, rolldownOptions: { input: entry, external: /^(?:react|shared-ui)/ }, minify: false },
  })) as Rollup.RollupOutput
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join()
}

test('a page has a variant without its served bands, their code and their words', async () => {
  write('words.content.ts', "export const still = 'Still words'\nexport const form = 'Form words'")
  write('Still.tsx', 'export const Still = ({ text }: { text: string }) => <p>{text}</p>')
  write('Form.tsx', 'export const Form = ({ text }: { text: string }) => <button type="button">{text}</button>')
  write(
    'Page.tsx',
    `import { Served } from 'shared-ui/Served'
import { Form } from './Form.tsx'
import { Still } from './Still.tsx'
import { form, still } from './words.content.ts'
export const page = <><Served><Still text={still} /></Served><Form text={form} /></>`,
  )
  write('entry.ts', "import('./Page.tsx?pressed').then(console.log)")
  write('whole.ts', "import('./Page.tsx').then(console.log)")
  const pressed = await builtFrom('entry.ts')
  expect(pressed).toContain('Form words')
  expect(pressed).not.toContain('Still')
  const whole = await builtFrom('whole.ts')
  expect(whole).toContain('Still words')
  expect(whole).toMatch(/at: 0/)
})

test('a served band with a handler, in itself or in what it shows, fails the build', async () => {
  mkdirSync(path.join(top, 'shared-ui'))
  write('../shared-ui/Button.tsx', 'export const Button = () => <button type="button" onClick={() => {}} />')
  write('Band.tsx', "import { Button } from '../shared-ui/Button.tsx'\nexport const Band = () => <Button />")
  write(
    'Dead.tsx',
    `import { Served } from 'shared-ui/Served'
import { Band } from './Band.tsx'
export const page = <Served><Band /></Served>`,
  )
  await expect(builtFrom('Dead.tsx')).rejects.toThrow(/leaves Band as it was served, .*Button\.tsx has onClick/)
})
