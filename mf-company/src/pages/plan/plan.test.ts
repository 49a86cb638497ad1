import { beforeAll, expect, test, vi } from 'vitest'
import { addUp } from './addUp.ts'
import { loadRows, type PlanRows } from './planRows.ts'
import { type LinkFault, planWith, readPlan, writePlan } from './planUrl.ts'
import { sampleOffers } from './testing/sampleOffers.ts'

let rows: PlanRows

/** Loads what the server answers. */
const load = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return loadRows()
}

beforeAll(async () => {
  rows = (await load(async () => Response.json(sampleOffers))) ?? new Map()
})

const read = (link: string) => {
  const { plan, faults } = readPlan(link.split(','), rows, ['builders', 'interiors', 'plumbers'])
  return [writePlan(plan), faults] as const
}

test.each<[string, string | undefined, LinkFault[]]>([
  ['builders/extensions', 'builders/extensions', []],
  ['interiors/kitchens*2,builders/extensions', 'builders/extensions,interiors/kitchens*2', []],
  ['interiors/kitchens*1', 'interiors/kitchens', []],
  ['interiors/kitchens*9', 'interiors/kitchens*9', []],
  ['interiors/kitchens*10', 'interiors/kitchens*9', [{ kind: 'most', title: 'Kitchens' }]],
  ['interiors/kitchens*1e3', 'interiors/kitchens', [{ kind: 'unreadable', title: 'Kitchens' }]],
  ...['', '0', '-1', '1.5', 'two', '2*2', '02', '٢', '<b>'].map((count): [string, string, LinkFault[]] => [
    `interiors/kitchens*${count}`,
    'interiors/kitchens',
    [{ kind: 'unreadable', title: 'Kitchens' }],
  ]),
  ['interiors/bars*2', 'interiors/bars', [{ kind: 'single', title: 'Bars' }]],
  [
    'interiors/kitchens,interiors/kitchens*3,interiors/kitchens*2',
    'interiors/kitchens*3',
    [{ kind: 'repeated', title: 'Kitchens' }],
  ],
  [
    'builders/orangeries,builders/,interiors/constructor,builders/extensions',
    'builders/extensions',
    [
      { kind: 'gone', area: 'builders', count: 2 },
      { kind: 'gone', area: 'interiors', count: 1 },
    ],
  ],
  ['plumbers/boilers', undefined, [{ kind: 'gone', area: 'plumbers', count: 1 }]],
  [
    'extensions,/extensions,Builders/extensions,__proto__/x,gardens/lakes,<b>,*2',
    undefined,
    [{ kind: 'unknown', count: 7 }],
  ],
])('a link with %s', (link, expected, faults) => {
  expect(read(link)).toEqual([expected, faults])
  // In any order.
  const [reversed, others] = read(link.split(',').reverse().join(','))
  expect([reversed, others.length]).toEqual([expected, faults.length])
})

test('a plan holds 30 rows', () => {
  const many = new Map(
    [...Array(33).keys()].map((id) => [`a/${id}`, { ...[...rows.values()][0], quantity: true }]),
  ) as unknown as PlanRows
  const { plan, faults } = readPlan([...many.keys()].reverse(), many, [])
  expect([[...plan.keys()], faults]).toEqual([[...many.keys()].slice(0, 30), [{ kind: 'over', count: 3 }]])
})

test('a choice changes its own row', () => {
  const { plan } = readPlan(['interiors/kitchens*2'], rows, [])
  expect(writePlan(planWith(plan, 'builders/basements', 1, rows))).toBe('builders/basements,interiors/kitchens*2')
  expect(writePlan(planWith(plan, 'interiors/kitchens', 0, rows))).toBeUndefined()
})

const total = (...items: string[]) => addUp(readPlan(items, rows, []).plan, rows)

test('prices add up, the longest row of a phase counts, phases follow one another', () => {
  expect(total('builders/extensions', 'interiors/kitchens*2', 'design/survey', 'interiors/bars')).toMatchObject({
    price: { from: 85_000 + 70_000 + 1_000 + 20_000, to: 220_000 + 190_000 + 2_000 + 55_000 },
    phases: [
      { phase: 'design', weeks: { from: 2, to: 4 } },
      { phase: 'building', weeks: { from: 14, to: 24 } },
      { phase: 'fitting', weeks: { from: 18, to: 22 } },
    ],
    weeks: { from: 34, to: 50 },
    planning: 'permitted-development',
    areas: ['interiors', 'builders', 'design'],
  })
})

test.each([
  [['builders/extensions'], { weeksFor: 'on site', inAll: { before: 28, weeks: { from: 42, to: 52 } } }],
  // The longest of the weeks before, and the longest row.
  [['builders/extensions', 'builders/basements'], { inAll: { before: 28, weeks: { from: 54, to: 72 } } }],
  [['builders/extensions', 'interiors/bars'], { inAll: { before: 28, weeks: { from: 42, to: 52 } } }],
  [['gardens/ponds'], { inAll: { before: 4, weeks: { from: 5, to: 7 } } }],
  // The sheet counts them already.
  [['gardens/ponds', 'design/survey'], { inAll: undefined }],
  [['builders/basements'], { weeksFor: 'on site', inAll: undefined }],
])('weeks until the end of %s', (items, expected) => expect(total(...items)).toMatchObject(expected))

test('weeks are on site if all rows are building', () => {
  expect(total('builders/extensions', 'interiors/bars')).not.toHaveProperty('weeksFor')
  expect(total('interiors/bars')).not.toHaveProperty('weeksFor')
})

test.each([
  ['none', ['interiors/bars', 'design/survey']],
  ['permitted-development', ['builders/extensions', 'interiors/bars']],
  ['prior-notice', ['gardens/ponds', 'builders/extensions']],
  ['full-application', ['builders/basements', 'gardens/ponds']],
])('the strictest planning route is %s', (route, items) => expect(total(...items).planning).toBe(route))

const json = (value: unknown) => async () => Response.json(value)

test.each<[string, () => Promise<Response>]>([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => new Response('{}', { status: 503 })],
  ['a page', async () => new Response('<!doctype html>')],
  ['half a file', async () => new Response('{"builders":[{"id":"ext')],
  ...[null, 3, [], {}, { builders: 'none' }, { builders: [null] }].map((value): [string, () => Promise<Response>] => [
    JSON.stringify(value),
    json(value),
  ]),
  ['a price without end', json({ builders: [{ ...sampleOffers.builders?.[0], price: { from: 1 } }] })],
  ['a price in words', json({ builders: [{ ...sampleOffers.builders?.[0], price: { from: '1', to: '2' } }] })],
  ['weeks before in words', json({ builders: [{ ...sampleOffers.builders?.[0], weeksBefore: '28' }] })],
  ['a phase of another format', json({ builders: [{ ...sampleOffers.builders?.[0], phase: 'demolition' }] })],
])('offers count as missing after %s', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await load(answer)).toBeUndefined()
})

test('an area whose offers are damaged is missing, the others are there', async () => {
  const damaged = await load(
    json({
      ...sampleOffers,
      builders: [...(sampleOffers.builders ?? []), { ...sampleOffers.builders?.[0], id: 'lofts', weeks: null }],
    }),
  )
  expect([...(damaged?.keys() ?? [])]).toEqual([
    'design/survey',
    'gardens/ponds',
    'interiors/kitchens',
    'interiors/bars',
  ])
})
