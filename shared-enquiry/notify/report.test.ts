import { expect, it } from 'vitest'
import { reportIn } from './report.ts'

const sent = { kind: 'enquiry', form: 'contact', code: 'permission-denied', page: '/contact', releases: { shell: '1' } }

it('logs the reports of pages; an unsent enquiry is an error', () => {
  expect(reportIn(JSON.stringify(sent))).toEqual({ ...sent, releases: '{"shell":"1"}', severity: 'ERROR' })
  const fault = { kind: 'fault', stack: ['/r/shell/assets/a.js:1:2'], status: 503, value: 1.5 }
  const stack = '["/r/shell/assets/a.js:1:2"]'
  expect(reportIn(JSON.stringify(fault))).toEqual({ ...fault, stack, severity: 'WARNING' })
})

it.each([
  '',
  'null',
  '[]',
  '{}',
  '"enquiry"',
  '{"kind":"other"}',
  '{"kind":"__proto__"}',
  `{"kind":"fault","x":"${'x'.repeat(20_000)}"}`,
])('does not log what is no report: %.40s', (body) => expect(reportIn(body)).toBeUndefined())

it('no report can forge a log line, its severity or its fields', () => {
  const forged = {
    ...sent,
    severity: 'INFO',
    code: 'a\nb\u001b[2J\u202e',
    password: 'x',
    page: 'p'.repeat(9999),
  }
  const report = reportIn(JSON.stringify(forged))
  expect(report).toMatchObject({ severity: 'ERROR', code: 'a b [2J' })
  expect(Object.keys(report ?? {})).not.toContain('password')
  expect(String(report?.page).length).toBe(1000)
})
