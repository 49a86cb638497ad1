import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type PaymentStage, payments } from './paymentSchedules.content.ts'

const sum = (stages: readonly PaymentStage[]) => stages.reduce((all, { share }) => all + share, 0)
const after = (stages: readonly PaymentStage[], name: string) =>
  stages.slice(stages.findIndex((stage) => stage.name === name))

test('building requires no advance payment, and joinery most after fitting', () => {
  const { building, joinery } = payments
  for (const { stages } of [building, joinery]) {
    expect(stages[0].share).toBe(0)
    expect(sum(stages)).toBe(100)
  }
  expect(joinery.stages[1].share).toBe(25)
  expect(sum(after(joinery.stages, 'Fitted'))).toBeGreaterThanOrEqual(40)
})

test('only the table states the order of payments', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.content.ts', '*menu.ts', '*pages.ts', 'shared-ui/content'],
    { cwd: root, encoding: 'utf8' },
  )
  const others = files
    .trim()
    .split('\n')
    .filter((file) => !/payment(s|Schedules)\.(content|test)\.ts$/.test(file))
  expect(others.length).toBeGreaterThan(80)
  const claims =
    /\bdeposits?\b|\bup[- ]front\b|\binstal?ments?\b|\b(paid|pay|payments?|charged?)\b[^'`.]*\b(in advance|before)\b|\b(in advance|before)\b[^'`.]*\b(paid|pay|payments?)\b|%\s(of the (price|sum)|before|on order)/gi
  const found = others.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(claims)].map(([claim]) => `${file}: ${claim}`),
  )
  expect(found).toEqual([])
})
