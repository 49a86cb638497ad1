import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import css from '@eslint/css'
import html from '@html-eslint/eslint-plugin'
import { Linter } from 'eslint'
import baseline from 'eslint-plugin-baseline-js'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { beyondTheFloor } from './floor.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folders = readdirSync(root).filter((name) => /^(shell|shared-\w+|mf-\w+)$/.test(name))
const files = folders.flatMap((folder) =>
  ['src', 'boot']
    .map((part) => path.join(folder, part))
    .flatMap((part) => {
      try {
        return readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(part, file),
        )
      } catch {
        return []
      }
    }),
)
const styles = files.filter((file) => file.endsWith('.css'))
const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.content\.|\/pictures\//.test(file))

const linter = new Linter()

/** The features in a stylesheet that are not Baseline widely available. */
const inStyle = (text: string) =>
  linter
    .verify(
      text,
      [
        {
          files: ['**/*.css'],
          language: 'css/css',
          plugins: { css },
          languageOptions: { tolerant: true },
          rules: { 'css/use-baseline': ['error', { available: 'widely' }] },
        },
      ] as Linter.Config[],
      'file.css',
    )
    .map(({ message }) => message.replace(/ is not a widely.*/, ''))

const everyInterface = { preset: 'auto' }

/** The features in TypeScript that are not Baseline widely available. */
async function inCode(text: string, file = 'file.ts') {
  const { code: script } = await transformWithOxc(text, file, { target: 'esnext', jsx: 'preserve' })
  const rule = { available: 'widely', includeWebApis: everyInterface, includeJsBuiltins: everyInterface }
  return linter
    .verify(
      script,
      [
        {
          files: ['**/*.js'],
          plugins: { baseline },
          languageOptions: { ecmaVersion: 'latest', parserOptions: { ecmaFeatures: { jsx: true } } },
          rules: { 'baseline/use-baseline': ['error', rule] },
        },
      ] as Linter.Config[],
      'file.js',
    )
    .map(({ message }) => /\(([a-z-]+)\)/.exec(message)?.[1] ?? message)
}

/** The elements in TSX as HTML: each tag with the names of its attributes. */
const markupIn = (text: string) =>
  [...text.replaceAll(/\/\/[^\n]*|\/\*.*?\*\//gs, '').matchAll(/<([a-z][a-z\d]*)((?:\s(?:=>|[^<>])*)?)/g)]
    .map(([, tag = '', rest = '']) => {
      const names = [...rest.matchAll(/(?<=[\s{,])([a-z]+)(?=[\s=:/]|$)/gi)].map(([, name = '']) => name.toLowerCase())
      return `<${[tag, ...new Set(names)].join(' ')}>`
    })
    .join('\n')

/** The features in HTML that are not Baseline widely available. */
const inMarkup = (text: string) =>
  linter
    .verify(
      text,
      [
        {
          files: ['**/*.html'],
          language: 'html/html',
          plugins: { html },
          rules: { 'html/use-baseline': ['error', { available: 'widely' }] },
        },
      ] as unknown as Linter.Config[],
      'file.html',
    )
    .map(({ message }) => message.replace(/ is not a widely.*/, ''))

test('a feature beyond Baseline is found in styles, in markup and in code', async () => {
  expect(inStyle('p { text-box-trim: both; color: red }')).toEqual(["Property 'text-box-trim'"])
  expect(inMarkup(markupIn("return <dialog\n  closedby='any' onClose={() => close()}\n>"))).toEqual([
    "Attribute 'closedby' on '<dialog>'",
  ])
  expect(await inCode('export const ready: boolean = await Promise.resolve(true)')).toEqual(['top-level-await'])
  expect(await inCode('export const day = Temporal.Now.plainDateISO()')).not.toEqual([])
})

test('floor.ts lists every feature beyond Baseline that the site uses, and no other', async () => {
  expect(styles.length).toBeGreaterThan(50)
  expect(code.length).toBeGreaterThan(150)
  const used = new Map<string, string>()
  for (const file of styles)
    for (const name of inStyle(readFileSync(path.join(root, file), 'utf8'))) used.set(name, file)
  for (const file of code) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const markup = file.endsWith('.tsx') ? inMarkup(markupIn(text)) : []
    for (const name of [...markup, ...(await inCode(text, file))]) used.set(name, file)
  }
  const unknown = [...used].filter(([name]) => !(name in beyondTheFloor)).map(([name, file]) => `${name}: ${file}`)
  expect(unknown).toEqual([])
  expect(Object.keys(beyondTheFloor).filter((name) => !used.has(name))).toEqual([])
})
