import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { PictureFile } from '../pictures/PictureFile.ts'
import styles from './Compare.module.css'
import { Icon } from './Icon.tsx'
import { RawPicture } from './RawPicture.tsx'

interface Side {
  picture: PictureFile
  label: string
  /** Time or stage. */
  detail?: string | undefined
}

interface CompareProps {
  before: Side
  after: Side
  /** Accessible name: the subject of the comparison. */
  label: string
  /** 16:9 instead of 3:2, or 4:3 on a narrow page. */
  wide?: boolean | undefined
  /** The initial position of the cut, in percent from the left. */
  start?: number | undefined
  sizes: string
}

/**
 * Two pictures from the same camera position, with a cut that the visitor moves. A dimension line below names both
 * sides.
 */
export function Compare({ before, after, label, wide, start = 50, sizes }: CompareProps) {
  const [cut, setCut] = useState(start)
  const input = useRef<HTMLInputElement>(null)
  // The visitor may have moved the slider before this code loaded.
  useEffect(() => setCut((cut) => Number(input.current?.value ?? cut)), [])
  return (
    <div className={styles.compare} style={{ '--x': cut / 100 } as CSSProperties} data-wide={wide || undefined}>
      <div className={styles.pictures}>
        <RawPicture picture={after.picture} sizes={sizes} className={styles.after} />
        <RawPicture picture={before.picture} sizes={sizes} className={styles.before} />
        <input
          ref={input}
          type="range"
          data-needs-code
          min={0}
          max={100}
          value={cut}
          // Firefox would restore the slider's value after a reload, but not the cut.
          autoComplete="off"
          aria-label={label}
          aria-valuetext={`${cut}% ${before.label.toLowerCase()}, ${100 - cut}% ${after.label.toLowerCase()}`}
          onChange={(event) => setCut(Number(event.currentTarget.value))}
        />
        <span className={styles.cut} data-needs-code />
        <span className={styles.grip} data-needs-code>
          <Icon name="grip" size={28} />
        </span>
      </div>
      <div className={styles.line}>
        <i className={styles.mark} data-needs-code />
        <Ending {...before} />
        <Ending {...after} />
      </div>
    </div>
  )
}

const Ending = ({ label, detail }: Side) => (
  <span>
    {label}
    {detail && <small>{detail}</small>}
  </span>
)
