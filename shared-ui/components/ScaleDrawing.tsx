import type { CSSProperties, ReactNode } from 'react'
import { DrawnFigure } from './DrawnFigure.tsx'
import styles from './ScaleDrawing.module.css'

/** A point in millimetres, measured rightwards and downwards. */
export type Point = readonly [x: number, y: number]

interface ScaleDrawingProps {
  title: string
  detail?: string | undefined
  /** The content of the drawing, with its measurements. */
  alt: string
  /** The drawn size in millimetres, from its top left corner. */
  width: number
  height: number
  /** The margin for dimensions and labels, in hundredths of the sheet's width: top, right, bottom, left. */
  around?: readonly [number, number, number, number]
  /** Draws the content; `px` is the number of millimetres per pixel in a sheet 1,000 px wide. */
  children: (px: number) => ReactNode
}

/** A drawing to one scale, computed from dimensions. */
export function ScaleDrawing({ title, detail, alt, width, height, around, children }: ScaleDrawingProps) {
  const [top, right, bottom, left] = around ?? [8, 8, 8, 8]
  const percent = width / (100 - left - right)
  const box = [-left * percent, -top * percent, 100 * percent, height + (top + bottom) * percent]
  return (
    <DrawnFigure title={title} detail={detail}>
      <svg
        className={styles.sheet}
        viewBox={box.map(Math.round).join(' ')}
        role="img"
        aria-label={alt}
        style={{ '--percent': percent } as CSSProperties}
      >
        {children(percent / 10)}
      </svg>
    </DrawnFigure>
  )
}

interface DimensionProps {
  from: Point
  to: Point
  text: string
  px: number
}

/** A dimension line between two points on one horizontal or vertical line, with its figure. */
export function Dimension({ from: [x1, y1], to: [x2, y2], text, px }: DimensionProps) {
  const tick = 7 * px
  const slash = (x: number, y: number) => `M${x - tick} ${y + tick}l${2 * tick} ${-2 * tick}`
  const isUpright = x1 === x2
  const [x, y] = [(x1 + x2) / 2 - (isUpright ? 8 * px : 0), (y1 + y2) / 2 - (isUpright ? 0 : 8 * px)]
  return (
    <g className={styles.dimension}>
      <path d={`M${x1} ${y1}L${x2} ${y2}${slash(x1, y1)}${slash(x2, y2)}`} />
      <text x={x} y={y} transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}>
        {text}
      </text>
    </g>
  )
}

/** A label in a drawing, centred on its point. */
export const Label = ({ at: [x, y], children }: { at: Point; children: string }) => (
  <text x={x} y={y} className={styles.label}>
    {children}
  </text>
)

/** A rectangle from its top left corner. */
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`
