import type { Cost } from './costs.content.ts'

const million = 1_000_000
const unit = ' million'

// Not `toLocaleString`: the home page formats its prices while it is hydrated.
const amount = (pounds: number) =>
  pounds >= million && pounds % (million / 100) === 0
    ? `${pounds / million}${unit}`
    : String(pounds).replace(/\B(?=(\d{3})+$)/g, ',')

/** A price: `£85,000–220,000`, `£650,000–1.2 million`, `£1.2–2 million`. */
export function formatPrice({ from, to }: Cost['price']) {
  const [low, high] = [amount(from), amount(to)]
  if (from === to) return `£${high}`
  return `£${high.endsWith(unit) ? low.replace(unit, '') : low}–${high}`
}

/** A duration: `14–24 weeks`. */
export const formatWeeks = ({ from, to }: Cost['weeks']) =>
  `${from === to ? to : `${from}–${to}`}\u00a0${to === 1 ? 'week' : 'weeks'}`

/** A duration with the work that it is for: `14–24 weeks on site`. */
export const formatDuration = ({ weeks, weeksFor }: Cost) =>
  weeksFor ? `${formatWeeks(weeks)} ${weeksFor}` : formatWeeks(weeks)

/** A typical price and duration: `£85,000–220,000, 14–24 weeks on site`. */
export const formatCost = (cost: Cost) => `${formatPrice(cost.price)}, ${formatDuration(cost)}`
