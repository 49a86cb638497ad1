import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { vacancies } from './vacancies.content.ts'
import { checkVacancies, type Vacancy, vacancyDate } from './vacancy.ts'

const [first] = vacancies as readonly [Vacancy]
const check = (change: Record<string, string>, now = '2026-11-28T12:00:00Z') =>
  checkVacancies([{ ...first, posted: '2026-11-09', closes: '2027-01-31', ...change } as Vacancy], new Date(now))

test('formats a date for visitors', () => {
  expect(vacancyDate({ ...first, posted: '2026-11-09' }, 'posted')).toBe('9 November 2026')
})

test.each([
  '13 November',
  '9 November 2026',
  '31 June',
  'early May',
  '',
  '2026-06-31',
  '2027-02-29',
  '2026-13-01',
  '2026-11-9',
  '2026-11-09T00:00:00Z',
  '+002026-11-09',
  ' 2026-11-09',
])('rejects %j, naming the vacancy and field', (date) => {
  for (const field of ['posted', 'closes'])
    expect(() => check({ [field]: date })).toThrow(`Vacancy ${first.id} (${first.title}), ${field}: "${date}"`)
})

test('a leap day exists, and a vacancy may close on the day on which it is posted', () => {
  check({ posted: '2028-02-29', closes: '2028-02-29' })
  expect(() => check({ closes: '2026-11-08' })).toThrow('closes on 8 November 2026, before it is posted')
})

test('a build warns of a vacancy from the day after it closes', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  check({}, '2027-01-31T23:59:00Z')
  expect(warn).not.toHaveBeenCalled()
  check({}, '2027-02-01T00:00:00Z')
  expect(warn.mock.calls.join()).toContain(`Vacancy ${first.id} (${first.title}) closed on 31 January 2027`)
})

test('the vacancy that the daily test adds is valid', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vacancies-'))
  const file = path.join(folder, 'vacancies.content.ts')
  copyFileSync(path.join(import.meta.dirname, 'vacancies.content.ts'), file)
  const script = path.resolve(import.meta.dirname, '../../../../.github/fakes/addVacancy.mjs')
  expect(spawnSync(process.execPath, [script, file], { encoding: 'utf8' }).stderr).toBe('')
  const { vacancies: listed } = (await import(file)) as { vacancies: readonly Vacancy[] }
  rmSync(folder, { recursive: true })
  expect(listed).toHaveLength(vacancies.length + 1)
  checkVacancies(listed, new Date(0))
})
