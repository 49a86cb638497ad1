import type { CSSProperties } from 'react'
import { columns } from 'shared-ui/coverSizes'
import type { Row, View, WorkContent } from '../WorkContent.ts'
import { Plate } from './Plate.tsx'
import styles from './Rows.module.css'

interface RowsProps {
  of: WorkContent
  rows: readonly Row[]
  /** The number of the first picture. */
  from: number
}

const ratioOf = ({ picture }: View) => picture.width / picture.height

const vw = (width: number) => `${Math.round(width * 10) / 10}vw`

/** The `sizes` of a picture in its row: beside another one, its width is proportional to its aspect ratio. */
function sizesIn(row: Row, view: View) {
  if (row.length === 1)
    return ratioOf(view) < 1 ? `(min-width: 64em) ${vw(columns(5))}, 90vw` : '(min-width: 64em) 85vw, 100vw'
  const share = ratioOf(view) / row.reduce((sum, each) => sum + ratioOf(each), 0)
  return `(min-width: 48em) ${vw(share * columns(12))}, 90vw`
}

/** Pictures of a work, uncropped: wide ones that extend to one edge of the window, and pairs of equal height. */
export function Rows({ of, rows, from }: RowsProps) {
  if (rows.length === 0) return null
  let number = from
  return (
    <section className={`wrap ${styles.rows}`}>
      {rows.map((row) => (
        <div key={row[0].caption} className={styles.row} data-count={row.length} data-upright={ratioOf(row[0]) < 1}>
          {row.map((view) => (
            <div key={view.caption} style={{ '--ratio': ratioOf(view) } as CSSProperties}>
              <Plate view={view} of={of} number={number++} sizes={sizesIn(row, view)} />
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}
