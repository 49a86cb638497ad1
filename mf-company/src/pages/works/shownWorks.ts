import { works } from 'shared-ui/works.content.ts'
import { describedWorks } from '../../describedWorks.ts'
import { boroughs } from './boroughs.content.ts'
import type { WallTile } from './sections/Wall.tsx'
import { tiles } from './wall.content.ts'

/** A work on the wall, with what the register says of it. */
export interface ShownWork extends WallTile {
  name: string
  place: string
  borough: string
  summary: string
  link: string
  /** Whether it has a page of its own. */
  isDescribed: boolean
}

/** Every work, in the order of the wall. One without a page of its own leads to the page that shows most of it. */
export const shownWorks: readonly ShownWork[] = tiles.flatMap((tile) => {
  const work = works.find(({ id }) => id === tile.id)
  if (!work) return []
  const { name, place, summary, page } = work
  const own = describedWorks.find(({ address }) => address === `/works/${tile.id}`)
  const borough = boroughs.find(({ places }) => places.some((each) => each === place))?.id ?? ''
  return [{ ...tile, name, place, summary, borough, link: own?.address ?? page, isDescribed: own !== undefined }]
})
