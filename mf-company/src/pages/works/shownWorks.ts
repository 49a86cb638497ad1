import type { Spent } from 'shared-ui/WorkFacts'
import { works } from 'shared-ui/works.content.ts'
import { describedWorks } from '../../describedWorks.ts'
import { boroughs } from './boroughs.content.ts'
import type { WallTile } from './sections/Wall.tsx'
import { tiles } from './wall.content.ts'

/** A work on the wall, with what the register says of it. */
export interface ShownWork extends WallTile, Spent {
  name: string
  place: string
  borough: string
  summary: string
  /** The page that shows most of it. */
  page: string
  /** Its own page, where it has one. */
  link: string | undefined
}

/** Every work, in the order of the wall. */
export const shownWorks: readonly ShownWork[] = tiles.flatMap((tile) => {
  const work = works.find(({ id }) => id === tile.id)
  if (!work) return []
  const { name, place, summary, cost, weeks, page } = work
  const own = describedWorks.find(({ address }) => address === `/works/${tile.id}`)
  const borough = boroughs.find(({ places }) => places.some((each) => each === place))?.id ?? ''
  return [{ ...tile, name, place, summary, cost, weeks, page, borough, link: own?.address }]
})

/** Whether a work is of a kind and at a place: a borough's id, a place's name, or `all` of either. */
export const isIn = (work: ShownWork, group: string, where: string) =>
  (group === 'all' || work.group === group) && (where === 'all' || work.borough === where || work.place === where)
