import type { Offer } from 'shared-page/contract'
import { type Cost, weeksFor } from 'shared-ui/costs.content'
import { interpolate } from 'shared-ui/interpolate'
import { type PlanRow, type PlanRows, phases, routes } from './planRows.ts'
import type { Plan } from './planUrl.ts'

type Range = Offer['price']

/** A chosen row, and the price of all that are wanted of it. */
export interface ChosenRow extends PlanRow {
  count: number
}

/** A row's title, with the number that is wanted. */
export const titleOf = ({ title, count }: ChosenRow, times: string) =>
  count > 1 ? interpolate(times, { title, count }) : title

/** A plan added up. `weeksFor` is set if all rows are building work. */
export interface Total extends Cost {
  rows: readonly ChosenRow[]
  /** The phases that have rows, in the order of the works, with the weeks of the longest row. */
  phases: readonly { phase: Offer['phase']; weeks: Range }[]
  /** For building, the weeks from the survey to the end, if those before it are more than the sheet counts. */
  inAll: { before: number; weeks: Range } | undefined
  /** The strictest route of the rows. */
  planning: Offer['planning']
  /** The areas of the rows, that of the largest sum first. */
  areas: readonly string[]
}

const sum = (ranges: readonly Range[]): Range => ({
  from: ranges.reduce((total, { from }) => total + from, 0),
  to: ranges.reduce((total, { to }) => total + to, 0),
})

const longest = (ranges: readonly Range[]): Range => ({
  from: Math.max(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
})

function inAllOf(rows: readonly ChosenRow[], used: Total['phases']): Total['inAll'] {
  const at = used.findIndex(({ phase }) => phase === 'building')
  const counted = sum(used.slice(0, at).map(({ weeks }) => weeks))
  const before = Math.max(0, ...rows.map(({ weeksBefore = 0 }) => weeksBefore))
  const building = used[at]
  if (!building || before <= counted.to) return undefined
  return { before, weeks: sum([{ from: before, to: before }, building.weeks]) }
}

/** Adds up a plan: prices of all rows; per phase the weeks of its longest row, because its works run side by side. */
export function addUp(plan: Plan, all: PlanRows): Total {
  const rows = [...plan].flatMap(([key, count]): ChosenRow[] => {
    const row = all.get(key)
    return row ? [{ ...row, count, price: { from: row.price.from * count, to: row.price.to * count } }] : []
  })
  const used = phases.flatMap((phase) => {
    const weeks = rows.filter((row) => row.phase === phase).map((row) => row.weeks)
    return weeks.length > 0 ? [{ phase, weeks: longest(weeks) }] : []
  })
  const sumOf = (area: string) => {
    const { from, to } = sum(rows.filter((row) => row.area === area).map(({ price }) => price))
    return from + to
  }
  return {
    rows,
    price: sum(rows.map(({ price }) => price)),
    weeks: sum(used.map(({ weeks }) => weeks)),
    ...(used.length === 1 && used[0]?.phase === 'building' && { weeksFor: weeksFor.site }),
    phases: used,
    inAll: inAllOf(rows, used),
    planning: routes.findLast((route) => rows.some(({ planning }) => planning === route)) ?? 'none',
    areas: [...new Set(rows.map(({ area }) => area))].sort((one, other) => sumOf(other) - sumOf(one)),
  }
}
