import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// Drafts and results are stored under a form's key: a form shown in two places would show each other's.

const root = join(import.meta.dirname, '..')
const areas = readdirSync(root).filter((name) => name.startsWith('mf-'))
const sources = areas.flatMap((area) =>
  readdirSync(join(root, area, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, area, 'src', name), 'utf8') })),
)
const found = (pattern: RegExp) =>
  sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, part = '']) => part)).sort()

it('every form has a key of its own, and is shown in one place', () => {
  const forms = sources.filter(({ name }) => name === 'forms.ts').map(({ text }) => text)
  const names = forms.flatMap((text) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name))
  expect(found(/<EnquiryForm form=\{(\w+)\}/g)).toEqual(names.sort())
  const keys = found(/^ {2}key: '([\w-]+)',$/gm)
  expect(keys).toHaveLength(names.length)
  expect(new Set(keys).size).toBe(keys.length)
})
