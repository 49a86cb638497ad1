/** A day as `2026-11-09`, which sorts as text. */
export type IsoDate = `${number}-${number}-${number}`

/** Whether a text is an ISO date of a day that exists: `2026-06-31` is none. */
export function isIsoDate(text: string): text is IsoDate {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // Engines differ in whether they reject 31 June or take it for 1 July.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A date as visitors read it: `9 November 2026`. Throws if the day does not exist; `owner` says whose date it is. */
export function dateText(date: string, owner: string): string {
  if (!isIsoDate(date)) throw new Error(`${owner}: "${date}" is not a date. Write one that exists as 2026-11-09.`)
  const format = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Date(date).toLocaleDateString('en-GB', format)
}

/** The day in London. Sweden writes it as ISO 8601 does. */
export const londonDate = (now: Date) => now.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' }) as IsoDate
