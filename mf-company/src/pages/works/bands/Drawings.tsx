import type { CSSProperties } from 'react'
import { Drawing } from 'shared-ui/Drawing'
import type { DrawingFile } from 'shared-ui/DrawingFile'
import { Section } from 'shared-ui/Section'
import { labels } from '../labels.content.ts'
import type { WorkContent } from '../WorkContent.ts'
import styles from './Drawings.module.css'

interface DrawingsProps {
  items: NonNullable<WorkContent['drawings']>
  /** The masters of the page's pictures, in page order. */
  cameras: readonly string[]
}

const spaceFor = ({ width, height, least }: DrawingFile) =>
  ({ '--ratio': (width / height).toFixed(3), '--least': `${least}px` }) as CSSProperties

/** Plans, sections and elevations, with the cameras of the pictures marked on them. */
export const Drawings = ({ items, cameras }: DrawingsProps) => (
  <Section label={labels.drawings}>
    <p className={`muted ${styles.note}`}>{labels.cameras}</p>
    <div className={styles.drawings}>
      {items.map((item) => (
        <div key={item.title} style={spaceFor(item.drawing)}>
          <Drawing {...item} cameras={cameras} />
        </div>
      ))}
    </div>
  </Section>
)
