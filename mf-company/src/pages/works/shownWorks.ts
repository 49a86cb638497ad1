import { choiceName } from 'shared-page/choices'
import { boroughs } from './boroughs.content.ts'
import type { WallTile } from './WorkContent.ts'
import { tiles } from './wall.content.ts'

/** A work on the wall, with the id of its borough. */
export interface ShownWork extends WallTile {
  borough: string
}

/** Every work, in the order of the wall. */
export const shownWorks: readonly ShownWork[] = tiles.map((tile) => ({
  ...tile,
  borough: boroughs.find(({ places }) => places.some((each) => each === tile.work.place))?.id ?? '',
}))

/** Whether a work has a page of its own. */
export const hasPage = ({ work }: ShownWork) => work.page === undefined

/** The values that a URL's query may choose, so that they match some of these works. */
export const choicesOf = (works: readonly ShownWork[]) =>
  works.flatMap(({ work, groups, borough }) => [
    choiceName('in', borough),
    choiceName('in', work.place),
    choiceName('finished', String(work.year)),
    ...groups.map((group) => choiceName('kind', group)),
  ])

/** The years in which works were finished, latest first. */
export const years = [...new Set(tiles.map(({ work }) => String(work.year)))].sort().reverse()

/** Whether a work matches a kind, a place (a borough's id, or a place's name) and a year; `all` matches any. */
export const isIn = ({ work, groups, borough }: ShownWork, kind: string, where: string, year = 'all') =>
  (kind === 'all' || groups.includes(kind)) &&
  (where === 'all' || borough === where || work.place === where) &&
  (year === 'all' || String(work.year) === year)
