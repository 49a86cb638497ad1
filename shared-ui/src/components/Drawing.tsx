import type { CSSProperties } from 'react'
import type { DrawingFile } from '../DrawingFile.ts'
import type { PictureName } from '../works.content.ts'
import { Caption } from './Caption.tsx'
import styles from './Drawing.module.css'
import { words } from './lightbox.content.ts'
import { textLinkClass } from './TextLink.tsx'
import { useLightbox } from './useLightbox.tsx'

interface DrawingProps {
  drawing: DrawingFile
  title: string
  detail?: string | undefined
  /** The pictures of the page, in its order: a camera's mark has the number of its picture. */
  cameras?: readonly PictureName[] | undefined
}

const at = ({ x, y }: { x: number; y: number }): CSSProperties => ({ left: `${x}%`, top: `${y}%` })

/**
 * A plan, section or elevation to scale, with its dimensions, a scale bar and the cameras of the page's pictures. On a
 * narrow screen it scrolls sideways in its own frame. It can be enlarged to fill the window.
 */
export function Drawing({ drawing, title, detail, cameras }: DrawingProps) {
  const sheet = <Sheet drawing={drawing} title={title} cameras={cameras} />
  const { buttonFor, lightbox } = useLightbox([{ caption: title, sheet }])
  return (
    <figure className={styles.drawing}>
      {sheet}
      {/* Shown below the caption, of which it is no part. */}
      <button {...buttonFor(0)} className={textLinkClass(styles.enlarge)}>
        {words.enlarge}
      </button>
      <figcaption>
        <Caption title={title} detail={detail} />
      </figcaption>
      {lightbox}
    </figure>
  )
}

function Sheet({ drawing, title, cameras = [] }: Omit<DrawingProps, 'detail'>) {
  const { src, width, height, metres, least, alt, labels, dimensions } = drawing
  const marks = cameras.flatMap((picture, index) => {
    const camera = drawing.cameras.find((each) => each.picture === picture)
    return camera ? [{ ...camera, number: index + 1 }] : []
  })
  const bar = barFor(metres)
  // An upright drawing as wide as the sheet would be two windows high.
  const size = { minWidth: least, maxWidth: `calc(var(--highest, 54rem) * ${(width / height).toFixed(3)})` }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls.
    <div className={styles.frame} role="group" aria-label={title} tabIndex={0}>
      <div className={styles.sheet} style={{ ...size, aspectRatio: `${width} / ${height}` }}>
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        <div aria-hidden="true">
          {labels.map((label) => (
            <span key={`${label.x} ${label.y}`} className={styles.label} style={at(label)}>
              {label.text}
              {label.note && <small>{label.note}</small>}
            </span>
          ))}
          {dimensions.map((dimension) => (
            <span
              key={`${dimension.x} ${dimension.y}`}
              className={styles.dimension}
              data-upright={dimension.upright}
              style={at(dimension)}
            >
              {dimension.text}
            </span>
          ))}
          {marks.map(({ number, angle, ...place }) => (
            <span key={number} className={styles.camera} style={at(place)}>
              <i style={{ rotate: `${angle}deg` }} />
              {number}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.scale} style={size} aria-hidden="true">
        <i style={{ width: `${(bar / metres) * 100}%` }} />
        {bar} m
      </div>
    </div>
  )
}

/** A round number of metres, about a sixth of the drawing. */
const barFor = (metres: number) => (metres < 9 ? 1 : metres < 18 ? 2 : 5)
