import { expect, it } from 'vitest'
import { dateFrom, readCommand, Unusable } from './readCommand.ts'

it.each([
  [['builders'], '"builders" is not known'],
  [['--json', 'file.json'], '"file.json" is not known'],
  [['--xml'], "Unknown option '--xml'"],
  [['--json', '--csv'], '--json and --csv do not go together'],
  [['--check', '--delete', 'a'.repeat(20)], '--check and --delete do not go together'],
  [['--follow', '--since', '2026-01-31'], '--since and --follow do not go together'],
  [['--out', 'file'], '--out goes with --json or --csv'],
  [['--json', '--out', ''], '--out needs the name of a file'],
  [['--delete'], '--delete'],
  [['--delete', 'Ada'], '"Ada" is no enquiry'],
  [['--since'], '--since'],
])('%j is refused with its reason', (args, reason) => {
  expect(() => readCommand(args)).toThrow(Unusable)
  expect(() => readCommand(args)).toThrow(reason)
})

it.each([
  'soon',
  '2026',
  '2026-1-31',
  '31/01/2026',
  '2026-02-30',
  '2026-13-01',
  '2026-01-31T25:00Z',
  '2026-01-31T09:00',
])('the date %s is refused', (text) => {
  expect(() => dateFrom(text)).toThrow(Unusable)
})

it.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2026-01-31T09:30Z', '2026-01-31T09:30:00.000Z'],
])('the date %s is %s', (text, moment) => {
  expect(dateFrom(text).toISOString()).toBe(moment)
})

it('no argument lists all', () => {
  expect(readCommand([])).toEqual({ kind: 'list', as: 'text' })
})
