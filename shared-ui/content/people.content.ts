/** People of Sovran whom several pages name. Invented, like everybody on the site: replace them before going live. */

export interface Person {
  name: string
  role: string
  /** Their responsibilities, in one sentence. */
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
  text: 'Reads every enquiry, and rings or emails you. The designer or site manager then visits.',
} as const satisfies Person

/** How soon we answer. */
export const answerTime = 'within one working day'

/** When and how we answer. */
export const reply = `We reply ${answerTime}, with two dates for a visit.`

/** The instruction for sending plans and photographs: the forms take no files. */
export const sendPlans = 'Attach plans and photographs to your reply to our confirmation email.'

/** The one who answers enquiries about joinery. */
export const workshop = {
  name: 'Anselm Frith',
  role: 'Workshop manager',
  text: 'Answers for the joinery, from the first dimension to the last hinge.',
} as const satisfies Person

/** The designers. */
export const designers = [
  {
    name: 'Miriam Adeyemi',
    role: 'Design director',
    text: 'Leads concept and planning. Settles an argument with a scale rule.',
  },
  {
    name: 'Tom Hargreave',
    role: 'Structural lead',
    text: 'Sizes the steel, then inspects it on site before it is covered.',
  },
  {
    name: 'Ines Carvalho',
    role: 'Head of visualisation',
    text: 'Sets the light. Will ask what time you have breakfast.',
  },
] as const satisfies readonly Person[]

/** Everybody whom a client meets. */
export const everybody = [enquiries, ...designers, ...siteManagers, workshop] as const

/** Who answers, and who comes. */
export const whoComes = `${enquiries.name} will ring or email you, and the designer or site manager will visit.`
