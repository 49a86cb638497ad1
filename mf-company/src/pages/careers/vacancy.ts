import { dateText, type IsoDate, londonDate } from 'shared-ui/isoDate'

/** A job that can be applied for at `/apply/{id}`. */
export interface Vacancy {
  id: number
  title: string
  department: string
  location: string
  type: 'Full-time' | 'Part-time' | 'Contract' | 'Temporary' | 'Internship'
  posted: IsoDate
  /** The last day to apply, in London. */
  closes: IsoDate
  description: string
  responsibilities: readonly string[]
  requirements: readonly string[]
}

/** The title, without the brand, and the description of a page. */
export interface Heading {
  title: string
  description: string
}

/** Formats a date of a vacancy for visitors: `9 November 2026`. Throws if the day does not exist. */
export const vacancyDate = (vacancy: Vacancy, field: 'posted' | 'closes') =>
  dateText(vacancy[field], `Vacancy ${vacancy.id} (${vacancy.title}), ${field}`)

/** Throws if a vacancy has a date that does not exist, or closes before it is posted. Warns about closed vacancies. */
export function checkVacancies(vacancies: readonly Vacancy[], now: Date) {
  const file = 'mf-company/src/pages/careers/vacancies.content.ts'
  for (const vacancy of vacancies) {
    const [posted, closes] = [vacancyDate(vacancy, 'posted'), vacancyDate(vacancy, 'closes')]
    const named = `Vacancy ${vacancy.id} (${vacancy.title})`
    if (vacancy.closes < vacancy.posted)
      throw new Error(`${named} closes on ${closes}, before it is posted on ${posted}. Correct ${file}.`)
    if (vacancy.closes < londonDate(now))
      console.warn(
        `${named} closed on ${closes}, and its pages show that. Remove it from ${file}, or give it a later date.`,
      )
  }
}

/**
 * Whether a vacancy has closed, in a browser. A document is prerendered as of a day on which none has: the shell's
 * `showByDate` updates elements with `data-after` or `data-through` before the first paint, and later in an open page.
 */
export const hasClosed = ({ closes }: Vacancy) => typeof document !== 'undefined' && londonDate(new Date()) > closes

export const vacancyPath = (id: number | string) => `/apply/${id}`
