import { describe, expect, it } from 'vitest'
import type { StoredEnquiry } from '../../src/schema.ts'
import { asCsv, asJson, asText } from './writeOut.ts'

const one: StoredEnquiry = {
  id: 'x',
  createdAt: '2026-01-31T12:00:00.000000Z',
  service: 'design',
  name: 'Ada "Countess" Byron',
  email: 'ada@example.org',
  phone: '+44 20 7946 0000',
  message: 'Two,\nlines',
}

/** The message as a cell of the CSV. */
const cellOf = (message: string) => {
  const [, row = ''] = asCsv([{ ...one, phone: '', message }]).split('\r\n')
  return row.slice(row.indexOf('"","') + 4, row.lastIndexOf('","'))
}

describe('CSV', () => {
  it('quotes every cell', () => {
    const csv = asCsv([one])
    expect(csv).toContain('"Ada ""Countess"" Byron"')
    expect(csv).toContain('"Two,\nlines"')
    expect(csv.split('\r\n')).toHaveLength(3)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(1)', ' @SUM(1)', '\u00a0=1', '\u200b=1', '＝1', '＋1', '－1', '＠x', '﹦1', '−1'])(
    'makes no formula of %j',
    (message) => {
      expect(cellOf(message)).toBe(message.replace(/(?=[^\s\p{Cf}])/u, "'"))
    },
  )

  it.each([
    ['a;=1', "a;'=1"],
    ['a|=1', "a|'=1"],
    ['a\n＝1', "a\n'＝1"],
    ['a\r\n=1', "a\n'=1"],
    ['\t=1', " '=1"],
  ])('makes none where another separator would begin a cell: %j', (message, cell) => {
    expect(cellOf(message)).toBe(cell)
  })

  it('leaves other words as they are', () => {
    for (const message of ['1 = 1', 'a-b', 'ask @ten', '“=1”']) expect(cellOf(message)).toBe(message)
  })

  it('holds no escape sequences', () => {
    const csv = asCsv([{ ...one, name: '\u001b[2Jgone', message: '\u009b2J\u202e\u0007' }])
    expect(csv).not.toMatch(/[^\n\r\P{Cc}]|\p{Bidi_Control}/u)
  })
})

describe('for a terminal', () => {
  it('the text holds no escape sequences', () => {
    const text = asText([{ ...one, name: '\u001b[2Jgone\u202e', message: 'a\u0007\r\nb\tc' }])
    expect(text).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}/u)
    expect(text).toContain('  | b')
  })

  it('neither does the JSON, which still holds the same words when parsed', () => {
    const name = '\u001b[2Jgone\u009b\u202e'
    const json = asJson([{ ...one, name }])
    expect(json).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}/u)
    expect(JSON.parse(json)[0].name).toBe(name)
  })
})
