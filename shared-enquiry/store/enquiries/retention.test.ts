import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expiryAt, retentionMonths } from './retention.ts'

it('enquiries are deleted after as many months as the privacy page says', () => {
  const folder = join(import.meta.dirname, '../../../mf-company/src/pages/privacy')
  const page = readdirSync(folder).filter((name) => name.endsWith('.content.ts'))
  const words = page.map((name) => readFileSync(join(folder, name), 'utf8')).join()
  expect(words).toContain(`Enquiries that lead nowhere are deleted after ${retentionMonths} months.`)
})

it('months are calendar months', () => {
  expect(expiryAt(new Date('2026-11-22T10:00:00Z')).toISOString()).toBe('2024-11-22T10:00:00.000Z')
})
