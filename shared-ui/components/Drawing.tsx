import type { CSSProperties } from 'react'
import { assetUrl } from 'shared-page/area'
import type { DrawingFile } from '../pictures/DrawingFile.ts'
import styles from './Drawing.module.css'
import { DrawnFigure } from './DrawnFigure.tsx'

interface DrawingProps {
  drawing: DrawingFile
  title: string
  detail?: string | undefined
  /** The pictures of the page, in order: a camera's mark has the number of its picture. */
  cameras?: readonly string[] | undefined
  /** On the first screen: loaded eagerly. */
  priority?: boolean
}

const at = ({ x, y }: { x: number; y: number }): CSSProperties => ({ left: `${x}%`, top: `${y}%` })

/**
 * A plan, section or elevation to scale, with its dimensions, a scale bar and the cameras of the page's pictures. Its
 * labels shrink with it, down to 11 px.
 */
export const Drawing = ({ title, detail, ...sheet }: DrawingProps) => (
  <DrawnFigure title={title} detail={detail}>
    <Sheet {...sheet} />
  </DrawnFigure>
)

function Sheet({ drawing, cameras = [], priority }: Omit<DrawingProps, 'title' | 'detail'>) {
  const { src, width, height, metres, least, alt, labels, dimensions } = drawing
  const numbered = cameras.flatMap((picture, index) => {
    const camera = drawing.cameras.find((each) => each.picture === picture)
    return camera ? [{ ...camera, number: index + 1 }] : []
  })
  // Pictures from one viewpoint share its mark, such as those of a room before and after.
  const sharing = ({ x, y }: { x: number; y: number }) => numbered.filter((mark) => mark.x === x && mark.y === y)
  const marks = numbered.filter((mark) => sharing(mark)[0] === mark)
  const bar = barFor(metres)
  // As wide as the sheet, an upright drawing would be two windows high.
  const size = {
    '--least': `${least}px`,
    '--em': (14 / least).toFixed(5),
    maxWidth: `calc(var(--highest, 54rem) * ${(width / height).toFixed(3)})`,
  } as CSSProperties
  return (
    <>
      <div className={styles.sheet} data-priority={priority} style={{ ...size, aspectRatio: `${width} / ${height}` }}>
        <img
          src={assetUrl(src)}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
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
          {marks.map((mark) => (
            <span key={mark.number} className={styles.camera} style={at(mark)}>
              <i style={{ rotate: `${mark.angle}deg` }} />
              {sharing(mark)
                .map(({ number }) => number)
                .join(', ')}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.scale} style={size} aria-hidden="true">
        <i style={{ width: `${(bar / metres) * 100}%` }} />
        {bar} m
      </div>
    </>
  )
}

/** A round number of metres, about a sixth of the drawing. */
const barFor = (metres: number) => (metres < 9 ? 1 : metres < 18 ? 2 : 5)
