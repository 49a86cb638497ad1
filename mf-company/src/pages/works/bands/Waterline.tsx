import type { CSSProperties } from 'react'
import { assetUrl } from 'shared-page/area'
import type { DrawingFile } from 'shared-ui/DrawingFile'
import type { View, WorkContent } from '../WorkContent.ts'
import { Plate } from './Plate.tsx'
import styles from './Waterline.module.css'

export interface WaterlineProps {
  of: WorkContent
  story: WorkContent['story']
  /** The section along which the story is told. It also has a band of its own, with its dimensions, further down. */
  drawing: DrawingFile
  /** The position of each paragraph on the ground line, in metres from the drawing's left edge. */
  places: readonly number[]
  /** The pictures after it; `from` is the number of the first one. */
  views: readonly View[]
  from: number
}

/**
 * A work's story off the grid: its section as wide as the window, and each paragraph below the part that it describes.
 */
export const Waterline = ({ of, story, drawing, places, views, from }: WaterlineProps) => (
  <section className={styles.band}>
    <h2 className={styles.title}>{story.title}</h2>
    <img
      className={styles.section}
      src={assetUrl(drawing.src)}
      alt=""
      width={drawing.width}
      height={drawing.height}
      loading="lazy"
      decoding="async"
    />
    <div className={styles.ground} data-tone="slate">
      {story.paragraphs.map((text, index) => (
        <p key={text} style={{ '--at': (places[index] ?? 0) / drawing.metres } as CSSProperties}>
          {text}
        </p>
      ))}
    </div>
    {views.map((view, index) => (
      <Plate
        key={view.caption}
        view={view}
        of={of}
        number={from + index}
        sizes="(min-width: 64em) 74vw, 92vw"
        className={styles.plate}
      />
    ))}
  </section>
)
