import { type Service, services } from '../src/schema.ts'

/** The state of an area's emails. Times are in ISO 8601. */
export interface AreaState {
  /** Every enquiry of the area created before this time has had its email. */
  since: string
  /** The ids of the enquiries that recently had their email: those created after `since`, and some from before. */
  done: string[]
  /** The number of emails that the area received on `day`. */
  count: number
  day: string
}

/** The state that one run of the function passes to the next. It contains no text of a visitor. */
export interface MailState {
  /** The mailboxes that received a confirmation on `day`, as hashes. */
  confirmed: string[]
  day: string
  areas: Record<Service, AreaState>
  /**
   * Failures without a success since: of the mail server, of an area's mailbox, or of an enquiry's email, by its id.
   */
  failing: Record<string, { since: string; tried: string }>
}

export const minute = 60_000
export const hour = 60 * minute

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' })

/** A time in London, where the areas work: `2026-11-22 09:30`. */
export const londonTime = (time: Date) => clock.format(time).replace(/(\d+)\/(\d+)\/(\d+), /, '$3-$2-$1 ')

/** The day in London at a time: `2026-11-22`. */
export const londonDay = (time: Date) => londonTime(time).slice(0, 10)

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string')

function isAreaState(state: Partial<AreaState>) {
  return isTime(state.since) && isTime(state.day) && isTexts(state.done) && Number.isInteger(state.count)
}

/**
 * Completes the stored state. A new area starts with the enquiries after `since`. Throws if a part of the state is
 * damaged, for instance by a manual edit: starting afresh would send emails again.
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
  if (!isWhole) throw new Error('The state of the emails is damaged. See "Enquiries stop arriving" in OPERATIONS.md.')
  return structuredClone(state)
}
