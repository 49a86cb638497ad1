import { companyRoutes } from './brand.ts'

/** A project: one name and one place, wherever it is shown. Pages import it by name and say the rest: `shared-ui/works/{id}`. */
export interface Work {
  id: string
  name: string
  /** The district that stands after its name. */
  place: string
  /** What it is, in a word or two. */
  kind: string
  /** When it was finished. Illustrative. */
  year: number
  /** What it cost to design, build and fit, as a range; none if the client keeps it private. Illustrative. */
  cost?: string
  /** How long it was on site. Illustrative where the work has no page. */
  weeks: number
  /** The page that shows most of it, where it has none of its own. */
  page?: string
}

/** A work's name with its district. */
export const titleOf = ({ name, place }: Work) => `${name}, ${place}`

/** The address of the page of a work that has one of its own. */
export const workPath = (id: string) => `${companyRoutes.works}/${id}`

/** The address of the page that shows most of a work. */
export const workPagePath = ({ id, page = workPath(id) }: Work) => page

/** Where a work is shown with its cost: on its own page, or among all of them. */
export const shownAt = ({ id, page }: Work) => (page === undefined ? workPath(id) : `/works#${id}`)
