import { choiceName } from 'shared-ui/choices'
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

/** What the query of a URL may choose of the works, so that these are among those that are shown. */
export const choicesOf = (works: readonly ShownWork[]) =>
  works.flatMap(({ work, groups, borough }) => [
    choiceName('in', borough),
    choiceName('in', work.place),
    ...groups.map((group) => choiceName('kind', group)),
  ])

/** Whether a work is of a kind and at a place: a borough's id, a place's name, or `all` of either. */
export const isIn = ({ work, groups, borough }: ShownWork, kind: string, where: string) =>
  (kind === 'all' || groups.includes(kind)) && (where === 'all' || borough === where || work.place === where)
