/** A day as `2026-11-09`, which sorts as text. */
export type IsoDate = `${number}-${number}-${number}`

/** Whether a text is an ISO date of an existing day: `2026-06-31` is not. */
export function isIsoDate(text: string): text is IsoDate {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // Engines differ: some reject 31 June, others parse it as 1 July.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/**
 * Formats a date for visitors: `9 November 2026`. Throws, naming the `owner` of the date, if the day does not exist.
 */
export function dateText(date: string, owner: string): string {
  if (!isIsoDate(date)) throw new Error(`${owner}: "${date}" is not a date. Write one that exists as 2026-11-09.`)
  const format = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Date(date).toLocaleDateString('en-GB', format)
}

/** The current day in London. The Swedish locale formats it as ISO 8601. */
export const londonDate = (now: Date) => now.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' }) as IsoDate
