/** People of Sovran whom several pages name. Invented, like everybody on the site: replace them before going live. */

export interface Person {
  name: string
  role: string
  /** What they see to, in a sentence. */
  text: string
}

/** Those who run the building sites. */
export const marcusBell = {
  name: 'Marcus Bell',
  role: 'Site manager, new houses, extensions, gardens and pools',
  text: 'Checks every drawing that he will build from, and writes the log each evening.',
} as const satisfies Person

export const danutaKowal = {
  name: 'Danuta Kowal',
  role: 'Site manager, lofts, basements and renovations',
  text: 'Works above and below families who are still living there.',
} as const satisfies Person

export const roryWhelan = {
  name: 'Rory Whelan',
  role: 'Site manager, shops, offices and restaurants',
  text: 'Begins with the opening day and counts backwards.',
} as const satisfies Person

export const siteManagers = [marcusBell, danutaKowal, roryWhelan] as const

/** The one who answers enquiries of every kind. */
export const enquiries = {
  name: 'Grace Omondi',
  role: 'Client enquiries',
  text: 'Reads what you write, rings back, and brings the right designer or site manager to the first visit.',
} as const satisfies Person

/** When and how we answer. */
export const reply = 'We reply on working days with two dates for a visit.'

/** The one who answers enquiries about joinery. */
export const workshop = {
  name: 'Anselm Frith',
  role: 'Workshop manager',
  text: 'Answers for the joinery, from the first dimension to the last hinge.',
} as const satisfies Person
