import type { Place } from './place.ts'

/** The one source of Sovran's addresses. Each says what the place is. Invented: replace them before going live. */

const country = 'United Kingdom'

/** A postcode that does not break across lines. */
const unbroken = (postcode: string) => postcode.replace(/ (?=\S+$)/, '\u00a0')

const isleworth = { street: 'The Joinery, Spandrel Lane', district: 'Isleworth', postcode: 'TW7 0ZZ' } as const
const chiswick = {
  street: 'The Drawing Office, Plumbline Yard',
  district: 'Chiswick',
  postcode: 'London W4 0ZZ',
} as const

const joinery = {
  ...isleworth,
  country,
  line: `${isleworth.street}, ${isleworth.district} ${unbroken(isleworth.postcode)}`,
  at: { lat: 51.4747, lon: -0.3351 },
} as const

/** The registered office, to which the company's letters go. */
export const registeredOffice = { title: 'Registered office', ...joinery } as const satisfies Place

/** In the same building. */
export const workshopPlace = { title: 'Workshop', ...joinery } as const satisfies Place

/** The office of the designers, which visitors come to by appointment. */
export const studio = {
  title: 'Office and studio',
  ...chiswick,
  country,
  line: `${chiswick.street}, ${chiswick.district}, ${unbroken(chiswick.postcode)}`,
  at: { lat: 51.4925, lon: -0.2633 },
} as const satisfies Place

export const companyName = 'Sovran Example Limited'

/** The law wants it on every page, and in every email. */
export const registration = `${companyName}. Registered in England and Wales, company number 00000000. ${registeredOffice.title}: ${registeredOffice.line}.`
