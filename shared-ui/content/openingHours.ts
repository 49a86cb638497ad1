import { isBankHoliday } from './bankHolidays.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A range of weekdays, last one included, and their opening hours: `[9, 18]` is from 9:00 to 18:00. */
export interface OpeningDays {
  days: readonly [first: (typeof week)[number], last?: (typeof week)[number]]
  /** Bank holidays have the same hours. Without such a row nobody answers on a bank holiday. */
  bankHolidays?: true
  open: readonly [opens: number, closes: number] | 'by appointment' | 'closed'
}

const words = { closed: 'Closed', 'by appointment': 'By appointment only' }

const clock = (hour: number) => (hour < 12 ? `${hour}:00 AM` : `${hour - 12 || 12}:00 PM`)

/** Opening hours as text, a row for each group of days: the site's only format for them. */
export const openingRows = (hours: readonly OpeningDays[]) =>
  hours.map(({ days: [first, last], bankHolidays, open }) => ({
    day: first + (last ? ` to ${last}` : '') + (bankHolidays ? ' and Bank Holidays' : ''),
    time: typeof open === 'string' ? words[open] : open.map(clock).join(' to '),
  }))

const iso = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** The days on which a visitor may come without an appointment, one by one, with ISO 8601 times. */
export const openDays = (hours: readonly OpeningDays[]) =>
  hours.flatMap(({ days: [first, last = first], open }) => {
    if (typeof open === 'string') return []
    const [opens, closes] = open
    return [{ days: week.slice(week.indexOf(first), week.indexOf(last) + 1), opens: iso(opens), closes: iso(closes) }]
  })

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  hourCycle: 'h23',
})

// JavaScript's week starts on Sunday, ours on Monday.
const positionOf = (date: Date) => (date.getUTCDay() + 6) % week.length

/** The answering hours of a day, at midnight UTC; undefined if nobody answers. */
function hoursOn(date: Date, hours: readonly OpeningDays[]) {
  const position = positionOf(date)
  const row = isBankHoliday(date)
    ? hours.find(({ bankHolidays }) => bankHolidays)
    : hours.find(({ days: [first, last = first] }) => week.indexOf(first) <= position && position <= week.indexOf(last))
  return typeof row?.open === 'object' ? row.open : undefined
}

/** Longer than any run of closed days, even of a team that works one day a week. */
const daysAhead = 30

/**
 * The next time at which the telephone is answered, as `9 AM on Monday`, which fits a phone's bar. Includes the date if
 * the day's name could mean an earlier day. Undefined while somebody answers, and if nobody ever does.
 */
export function closedUntil(hours: readonly OpeningDays[], now: Date): string | undefined {
  const parts = Object.fromEntries(london.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day: today = 1 } = parts
  for (let days = 0; days <= daysAhead; days++) {
    const date = new Date(Date.UTC(year, month - 1, today + days))
    const open = hoursOn(date, hours)
    if (!open) continue
    const [opens, closes] = open
    const hour = days === 0 ? Number(parts.hour) : -1
    if (hour >= closes) continue
    if (hour >= opens) return undefined
    const time = clock(opens).replace(':00', '')
    if (days === 0) return time
    const dayAndMonth = date.toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' })
    return `${time} on ${week[positionOf(date)]}${days < week.length ? '' : ` ${dayAndMonth}`}`
  }
  return undefined
}
