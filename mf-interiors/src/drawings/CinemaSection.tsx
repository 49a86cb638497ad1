import { formatMillimetres } from 'shared-ui/formatMillimetres'
import { box, Dimension, Label } from 'shared-ui/ScaleDrawing'
import type { Measured } from './drawingTypes.ts'

type Cinema = Extract<Measured, { kind: 'cinema' }>

/** The height of the eyes of a reclining viewer above the floor of the row. */
const eyes = 1080
/** The thickness of floor and ceiling. */
const slab = 150

/** A recliner from the side: its foot, its seat and its back. */
const chair = (at: number, floor: number) =>
  `M${at - 900} ${floor - 330}l20 -70h440v70z${box(at - 440, floor - 430, 640, 330)}M${at - 380} ${floor}v-100h520v100z` +
  `M${at + 60} ${floor - 430}l170 -480q50 -60 110 -20l20 60l-150 440z`

/** A reclining viewer: the trunk, and the legs on the footrest. */
const viewer = (at: number, floor: number) =>
  `M${at - 10} ${floor - 950}q130 -40 170 60l-70 400l-200 30l-380 -10l-320 60l-20 -70l330 -100l320 -30z`

/** A section through a cinema: the screen, the rows on their steps, and the view from each row. */
export function CinemaSection({ length, height, screen, rows, px }: Cinema & { px: number }) {
  const bottom = height - screen.sill
  const top = bottom - screen.height
  return (
    <>
      <path
        d={box(-slab, -slab, length + 2 * slab, slab) + box(-slab, height, length + 2 * slab, slab)}
        data-line="cut"
      />
      {rows.map(({ name, distance, raised }, index) => {
        const at = distance + 100
        const floor = height - raised
        const eye = floor - eyes
        const below = height + slab + (index + 1) * 34 * px
        return (
          <g key={name}>
            {raised > 0 && <path d={box(at - 700, floor, length - at + 700, raised)} data-line="cut" />}
            <path d={`M100 ${top}L${at} ${eye}L100 ${bottom}`} data-line="sight" />
            <path d={chair(at, floor)} data-line="face" />
            <path d={viewer(at, floor)} data-line="face" />
            <circle cx={at} cy={eye} r={105} data-line="face" />
            <Label at={[at + 60, eye - 190]}>{name}</Label>
            <Dimension from={[100, below]} to={[at, below]} text={formatMillimetres(distance)} px={px} />
          </g>
        )
      })}
      <path d={box(40, top, 60, screen.height)} data-line="cut" />
      <Dimension
        from={[-slab - 20 * px, top]}
        to={[-slab - 20 * px, bottom]}
        text={formatMillimetres(screen.height)}
        px={px}
      />
      <Dimension
        from={[length + slab + 30 * px, 0]}
        to={[length + slab + 30 * px, height]}
        text={formatMillimetres(height)}
        px={px}
      />
    </>
  )
}
