import { readFileSync } from 'node:fs'
import path from 'node:path'
import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { areaTable, releaseFormat } from './format.ts'

type Schema = v.GenericSchema & { entries?: Record<string, Schema>; wrapped?: Schema; item?: Schema; value?: Schema }

/** Every field of a schema, with `?` if it is optional. Lists and records contribute the fields of their items. */
function fieldsOf(schema: Schema, path = ''): string[] {
  if (schema.wrapped) return fieldsOf(schema.wrapped, path)
  if (schema.item) return fieldsOf(schema.item, path)
  if (schema.type === 'record') return fieldsOf(schema.value as Schema, /paths/.test(path) ? '' : path)
  return Object.entries(schema.entries ?? {}).flatMap(([name, field]) => {
    const isOptional = /optional/.test(field.type)
    return [`${path}${name}${isOptional ? '?' : ''}`, ...fieldsOf(field, `${path}${name}.`)]
  })
}

test('FORMAT.md names each field of the schema, and no other', () => {
  const [text = ''] = readFileSync(path.join(import.meta.dirname, '../FORMAT.md'), 'utf8').split('## What is rejected')
  const rows = [...text.matchAll(/^\| `([\w.]+)` \| ([^|]+) \|/gm)]
  const documented = rows.map(([, name, type = '']) => `${name}${type.trim().endsWith('?') ? '?' : ''}`)
  // FORMAT.md describes the links of menus and the ranges of offers in a sentence, and heads once for all.
  const isDescribedElsewhere = (field: string) => /^(menu|offers)\.\w+\.|\.head\./.test(field)
  const fields = [...fieldsOf(releaseFormat), ...fieldsOf(areaTable)].filter((field) => !isDescribedElsewhere(field))
  expect(documented.sort()).toEqual(fields.sort())
})
