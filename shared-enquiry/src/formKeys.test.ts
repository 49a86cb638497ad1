import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as forms from 'shared-enquiry/forms'
import { expect, it } from 'vitest'

// Drafts and results are stored under a form's key: a form shown in two places would show each other's.

const root = join(import.meta.dirname, '..', '..')
const areas = readdirSync(root).filter((name) => name.startsWith('mf-'))
const sources = areas.flatMap((area) =>
  readdirSync(join(root, area, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => readFileSync(join(root, area, 'src', name), 'utf8')),
)

it('every form of the site is one of the schema’s, and each of these is shown in one place', () => {
  const shown = sources.flatMap((text) => [...text.matchAll(/<EnquiryForm\b[^>]*/g)].map(([form]) => form))
  const names = shown.map((form) => /\.\.\.(\w+) \}\}/.exec(form)?.[1])
  expect(names.sort()).toEqual(Object.keys(forms).sort())
})
