import { companyRoutes } from './brand.ts'

/** A project, with the same name and place wherever it is shown. Pages import it by name: `shared-ui/works/{id}`. */
export interface Work {
  id: string
  name: string
  /** The district after its name. */
  place: string
  /** The kind of work, in a word or two. */
  kind: string
  /** The year of completion. Illustrative. */
  year: number
  /** The cost of design, building and fitting, as a range; absent if the client keeps it private. Illustrative. */
  cost?: string
  /** The weeks on site. Illustrative if the work has no page. */
  weeks: number
  /** The page that shows most of it, if it has no page of its own. */
  page?: string
}

/** A work's name with its district. */
export const titleOf = ({ name, place }: Work) => `${name}, ${place}`

/** The path of the page of a work that has one. */
export const workPath = (id: string) => `${companyRoutes.works}/${id}`

/** The path of the page that shows most of a work. */
export const workPagePath = ({ id, page = workPath(id) }: Work) => page

/** The path at which a work is shown with its cost: its own page, or the list of all works. */
export const shownAt = ({ id, page }: Work) => (page === undefined ? workPath(id) : `/works#${id}`)
