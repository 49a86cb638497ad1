import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// Drafts and results are stored under a form's key: two forms with one key would show each other's.

const root = join(import.meta.dirname, '..', '..')
const areas = readdirSync(root).filter((name) => name.startsWith('mf-'))
const sources = areas.flatMap((area) =>
  readdirSync(join(root, area, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => readFileSync(join(root, area, 'src', name), 'utf8')),
)

it('every form of the site has a key of its own', () => {
  const forms = sources.flatMap((text) => [...text.matchAll(/<EnquiryForm\b[^>]*/g)].map(([form]) => form))
  const keys = forms.map((form) => /\bkey: '([^']+)'/.exec(form)?.[1])
  expect(keys.length).toBeGreaterThanOrEqual(5)
  expect(keys).not.toContain(undefined)
  expect([...new Set(keys)]).toEqual(keys)
})
