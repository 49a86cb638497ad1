import { Children, type ReactNode } from 'react'
import { columns, coverSizes } from 'shared-ui/coverSizes'
import type { PictureFile } from 'shared-ui/PictureFile'
import styles from './CardRow.module.css'

const pair = [
  { width: columns(7), ratio: 3 / 2 },
  { width: columns(4), ratio: 4 / 5 },
] as const
const trio = [
  { width: columns(6), ratio: 4 / 3 },
  { width: columns(3), ratio: 1 },
  { width: columns(3), ratio: 3 / 4 },
] as const

/** Whether a picture is taller than wide: a single such picture stays upright. */
export const isUpright = ({ width, height }: PictureFile) => height > width

/** The `sizes` of a card's picture, for the frames in the style sheet. */
export function cardRowSizes(picture: PictureFile, index: number, count: number) {
  if (count === 1) {
    // Slightly less than the nine columns: in a window of 1440 px those are 975 px, for which a browser would fetch the
    // picture of 1200 px rather than that of 960.
    const [width, ratio] = isUpright(picture) ? [columns(6), 4 / 5] : [66.5, 3 / 2]
    return coverSizes(picture, { from: '64em', width, ratio }, { width: 90, ratio })
  }
  return coverSizes(
    picture,
    { from: '64em', ...((count === 2 ? pair : trio)[index] ?? { width: columns(12), ratio: 3 / 2 }) },
    { width: 90, ratio: 3 / 2 },
  )
}

/** One to three pictures or cards of different sizes, aligned at the bottom. */
export const CardRow = ({ children }: { children: ReactNode }) => (
  <div className={`grid ${styles.shelf}`} data-count={Children.count(children)}>
    {children}
  </div>
)
