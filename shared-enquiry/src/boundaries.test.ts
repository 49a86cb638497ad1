import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// The shell shares one `shared-enquiry` with every area. Modules that an area bundles must import it by that name.

const sources = readdirSync(import.meta.dirname).filter((name) => /(?<!test)\.tsx?$/.test(name))
const importsOf = (name: string) =>
  [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, specifier]) => specifier ?? '',
  )

/** These files and all that they import by relative paths. */
function bundledWith(names: readonly string[], found = new Set<string>()) {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    const relative = importsOf(name).filter((it) => /^\.\/.*\.tsx?$/.test(it))
    bundledWith(
      relative.map((it) => it.slice(2)),
      found,
    )
  }
  return found
}

it('forms and shared fields bring no second state of forms', () => {
  const bundled = bundledWith(['EnquiryForm.tsx', 'fields.ts'])
  for (const own of ['formState.ts', 'send.ts', 'firestore.ts']) expect([...bundled]).not.toContain(own)
  expect(importsOf('EnquiryForm.tsx')).toContain('shared-enquiry')
})

it('the shell’s state of forms holds neither Firebase nor a form', () => {
  const eager = [...bundledWith(['formState.ts'])].filter((name) => name !== 'firestore.ts')
  expect(eager.sort()).toEqual(['Gateway.ts', 'formState.ts', 'schema.ts', 'send.ts', 'tooLong.ts'])
  for (const name of eager) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    expect(text).not.toMatch(/from '(?:\.\/firestore\.ts|firebase[^']*)'/)
  }
})

it.each([
  ['src', /\.\.\/(store|notify)\//],
  ['notify', /\.\.\/store\//],
])('%s imports nothing of what builds on it', (folder, refused) => {
  const inside = join(import.meta.dirname, '..', folder)
  const names = readdirSync(inside).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) expect(readFileSync(join(inside, name), 'utf8'), name).not.toMatch(refused)
})

it('no file of the package reaches itself by its imports', () => {
  const reached = (name: string) => {
    const next = importsOf(name)
      .filter((it) => /^\.\/.*\.tsx?$/.test(it))
      .map((it) => it.slice(2))
    return bundledWith(next)
  }
  expect(sources.filter((name) => reached(name).has(name))).toEqual([])
})
