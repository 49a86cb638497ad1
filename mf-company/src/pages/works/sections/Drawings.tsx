import type { CSSProperties } from 'react'
import { Drawing } from 'shared-ui/Drawing'
import type { DrawingFile } from 'shared-ui/DrawingFile'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import type { PictureName } from 'shared-ui/works.content.ts'
import { labels } from '../labels.content.ts'
import type { Work } from '../work.ts'
import styles from './Drawings.module.css'

interface DrawingsProps {
  items: NonNullable<Work['drawings']>
  /** The pictures of the page, in its order. */
  cameras: readonly PictureName[]
}

const spaceFor = ({ width, height, least }: DrawingFile) =>
  ({ '--ratio': (width / height).toFixed(3), '--least': `${least}px` }) as CSSProperties

/** Plans, sections and elevations, with the cameras of the pictures marked on them. */
export const Drawings = ({ items, cameras }: DrawingsProps) => (
  <Section>
    <PlainHead title={labels.drawings} note={labels.cameras} />
    <div className={styles.drawings}>
      {items.map((item) => (
        <div key={item.title} style={spaceFor(item.drawing)}>
          <Drawing {...item} cameras={cameras} />
        </div>
      ))}
    </div>
  </Section>
)
