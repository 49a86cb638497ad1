import { choiceListIn } from 'shared-page/choices'
import { formatDuration, formatPrice, formatWeeks } from 'shared-ui/formatCost'
import { interpolate } from 'shared-ui/interpolate'
import { dateText, londonDate } from 'shared-ui/isoDate'
import { addUp, titleOf } from './addUp.ts'
import { enquiry, sheet } from './plan.content.ts'
import { loadRows } from './planRows.ts'
import { planUrl, readPlan } from './planUrl.ts'

/** The plan of a URL as the lines of an enquiry, and its areas, that of the largest sum first. Undefined without one. */
export async function planEnquiry(query: string) {
  const rows = await loadRows()
  if (!rows) return undefined
  const { plan } = readPlan(choiceListIn(query, 'with'), rows, [])
  if (plan.size === 0) return undefined
  const total = addUp(plan, rows)
  const phases = total.phases.map(({ phase, weeks }) =>
    interpolate(enquiry.phase, { phase: sheet.phases[phase], weeks: formatWeeks(weeks) }),
  )
  const lines = [
    ...total.rows.map((row) =>
      interpolate(enquiry.row, {
        title: titleOf(row, sheet.times),
        price: formatPrice(row.price),
        weeks: formatWeeks(row.weeks),
      }),
    ),
    interpolate(enquiry.price, {
      price: formatPrice(total.price),
      date: dateText(londonDate(new Date()), 'The sheet'),
    }),
    interpolate(enquiry.weeks, { weeks: formatDuration(total), phases: phases.join(', ') }),
    interpolate(enquiry.planning, { route: sheet.planning.routes[total.planning] }),
    interpolate(enquiry.link, { url: planUrl(plan) }),
  ]
  return { lines, areas: total.areas }
}
