import { choiceListIn, choiceName, withChoices } from 'shared-page/choices'
import { companyRoutes } from 'shared-ui/brand'
import type { PlanRow, PlanRows } from './planRows.ts'

/** How many of each chosen row, by its key. */
export type Plan = ReadonlyMap<string, number>

export const maxRows = 30
export const maxQuantity = 9

/** A part of a link that the sheet does not show as asked. */
export type LinkFault =
  | { kind: 'gone'; area: string; count: number }
  | { kind: 'unknown' | 'over'; count: number }
  | { kind: QuantityFault | 'repeated'; title: string }

type QuantityFault = 'single' | 'unreadable' | 'most'

/** The quantity that an item asks for: `2` in `interiors/kitchens-german*2`. */
function quantityOf(text: string | undefined, { quantity }: PlanRow): { count: number; fault?: QuantityFault } {
  if (text === undefined || text === '1') return { count: 1 }
  if (!/^[1-9]\d*$/.test(text)) return { count: 1, fault: 'unreadable' }
  if (!quantity) return { count: 1, fault: 'single' }
  return Number(text) > maxQuantity ? { count: maxQuantity, fault: 'most' } : { count: Number(text) }
}

/** Faults of one kind about one thing as one. */
function merged(faults: readonly LinkFault[]): readonly LinkFault[] {
  const about = new Map<string, LinkFault>()
  for (const fault of faults) {
    const id = JSON.stringify({ ...fault, count: 0 })
    const before = about.get(id)
    const isCounted = before && 'count' in before && 'count' in fault
    about.set(id, isCounted ? { ...fault, count: before.count + fault.count } : fault)
  }
  return [...about.values()]
}

/**
 * Reads the items of a link, in any order. `teams` are the areas that the faults may name although they have no rows
 * now: no other word of the link reaches the page.
 */
export function readPlan(items: readonly string[], rows: PlanRows, teams: readonly string[]) {
  const asked = new Map<string, number>()
  const faults: LinkFault[] = []
  for (const item of items) {
    const [key = '', ...rest] = item.split('*')
    const row = rows.get(key)
    if (!row) {
      const [area = ''] = key.split('/')
      faults.push(teams.includes(area) ? { kind: 'gone', area, count: 1 } : { kind: 'unknown', count: 1 })
      continue
    }
    const { count, fault } = quantityOf(rest.length > 0 ? rest.join('*') : undefined, row)
    const before = asked.get(key)
    if (fault) faults.push({ kind: fault, title: row.title })
    if (before) faults.push({ kind: 'repeated', title: row.title })
    asked.set(key, Math.max(count, before ?? 0))
  }
  const known = inOrder(asked, rows)
  if (known.length > maxRows) faults.push({ kind: 'over', count: known.length - maxRows })
  return { plan: new Map(known.slice(0, maxRows)) as Plan, faults: merged(faults) }
}

const inOrder = (plan: Plan, rows: PlanRows) =>
  [...rows.keys()].flatMap((key): [string, number][] => {
    const count = plan.get(key)
    return count ? [[key, count]] : []
  })

/** A plan with another quantity of one row, in the order of the page; 0 removes the row. */
export const planWith = (plan: Plan, key: string, count: number, rows: PlanRows): Plan =>
  new Map(inOrder(new Map(plan).set(key, count), rows))

/** A plan as the value of `with` in a URL. Undefined if it is empty. */
export const writePlan = (plan: Plan) =>
  [...plan].map(([key, count]) => (count === 1 ? key : `${key}*${count}`)).join(',') || undefined

/** The full URL of a plan. */
export const planUrl = (plan: Plan) =>
  withChoices(new URL(companyRoutes.plan, window.location.href).href, { with: writePlan(plan) }).href

/** The contact page's path, with a plan for its message. */
export const contactPathWith = (plan: Plan) =>
  `${companyRoutes.contact}?${choiceName('about', 'plan')}&${choiceName('with', writePlan(plan))}`

/** The plan that the visitor had last in this document, as in a URL. Nothing is stored. */
let lastPlan: string | undefined

export const rememberPlan = (plan: Plan) => {
  lastPlan = writePlan(plan) ?? ''
}

/** The plan that the visitor had last: in this document, otherwise in the one that a link to this one was followed in. */
export function rememberedItems(): readonly string[] {
  if (lastPlan !== undefined) return lastPlan.split(',').filter(Boolean)
  const { origin } = window.location
  if (!document.referrer.startsWith(`${origin}${companyRoutes.plan}?`)) return []
  return choiceListIn(new URL(document.referrer).search, 'with')
}

/**
 * The items that a URL chooses: those of `with`, and those of `add`, by which other pages add a row to the plan that the
 * visitor had last.
 */
export function itemsIn(query: string): readonly string[] {
  const added = choiceListIn(query, 'add')
  const chosen = choiceListIn(query, 'with')
  if (added.length === 0) return chosen
  const before = chosen.length > 0 ? chosen : rememberedItems()
  const keys = before.map((item) => item.split('*')[0])
  return [...before, ...added.filter((item) => !keys.includes(item.split('*')[0]))]
}
