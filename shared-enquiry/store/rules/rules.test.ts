import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rulesText } from './rulesText.ts'

it('firestore.rules is what the schema of an enquiry makes (npm run rules writes it)', () => {
  expect(readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8')).toBe(rulesText)
})
