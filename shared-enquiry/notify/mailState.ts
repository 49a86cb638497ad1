import { type Service, services } from '../src/schema.ts'

/** The state of an area's emails. Times are in ISO 8601. */
export interface AreaState {
  /** Every enquiry of the area that came in before this time has its email. */
  since: string
  /** The ids of the enquiries that had their email recently: those that came in after `since`, and some before it. */
  done: string[]
  /** How many emails the area got on `day`. */
  count: number
  day: string
}

/** One run of the function leaves this to the next. It holds no word of a visitor. */
export interface MailState {
  /** The mailboxes that got a confirmation on `day`, as hashes. */
  confirmed: string[]
  day: string
  areas: Record<Service, AreaState>
  /** What has failed without a success since: the mail server, an area's mailbox, or the email of an enquiry, by its id. */
  failing: Record<string, { since: string; tried: string }>
}

export const minute = 60_000
export const hour = 60 * minute

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' })

/** A time on the clocks of London, where the areas work: `2026-11-22 09:30`. */
export const londonTime = (time: Date) => clock.format(time).replace(/(\d+)\/(\d+)\/(\d+), /, '$3-$2-$1 ')

/** The day in London at a time: `2026-11-22`. */
export const londonDay = (time: Date) => londonTime(time).slice(0, 10)

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string')

function isAreaState(state: Partial<AreaState>) {
  return isTime(state.since) && isTime(state.day) && isTexts(state.done) && Number.isInteger(state.count)
}

/**
 * Completes what is stored. A new area begins with the enquiries after `since`. Throws if something in it was damaged, as
 * by hand: to begin anew would send emails again.
 */
export function mailStateIn(stored: unknown, since: Date, now: Date): MailState {
  const day = londonDay(now)
  const { areas, ...others } = (stored ?? {}) as Partial<MailState>
  const newArea = () => ({ since: since.toISOString(), done: [], count: 0, day })
  const state: MailState = {
    confirmed: [],
    day,
    failing: {},
    ...others,
    areas: { ...Object.fromEntries(services.map((area) => [area, newArea()])), ...areas } as MailState['areas'],
  }
  const failures = Object.values(state.failing ?? [undefined])
  const isWhole =
    isTexts(state.confirmed) &&
    isTime(state.day) &&
    services.every((area) => isAreaState(state.areas[area] ?? {})) &&
    failures.every((failure) => isTime(failure?.since) && isTime(failure?.tried))
  if (!isWhole)
    throw new Error('The state of the emails is damaged. OPERATIONS.md, "Enquiries stop arriving", says what to do.')
  return structuredClone(state)
}
