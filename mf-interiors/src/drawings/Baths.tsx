import { formatMillimetres } from 'shared-ui/formatMillimetres'
import { Dimension, Label } from 'shared-ui/ScaleDrawing'
import type { Bath } from './drawingTypes.ts'

const gap = 420

/** Half of the difference between a bath's length at its rim and `depth` below it. */
const slope = (depth: number) => 60 + depth * 0.42

/** The inside of a bath, in section, from `down` below its rim. */
const inside = (x: number, { length, height }: Bath, down: number) =>
  `M${x + slope(down)} ${down}L${x + slope(height - 90)} ${height - 90}H${x + length - slope(height - 90)}L${x + length - slope(down)} ${down}`

/** Filled baths in section at one scale, each with its length and the depth of its water. */
export function BathSections({ baths, px }: { baths: readonly Bath[]; px: number }) {
  const highest = Math.max(...baths.map(({ height }) => height))
  let left = 0
  return baths.map((bath) => {
    const x = left
    left += bath.length + gap
    const { name, length, height, water, litres } = bath
    const surface = height - 90 - water
    return (
      <g key={name} transform={`translate(0 ${highest - height})`}>
        <path d={`M${x} 0H${x + length}L${x + length - 200} ${height}H${x + 200}z`} data-line="face" />
        <path d={`${inside(x, bath, surface)}z`} data-line="water" />
        <path d={inside(x, bath, 0)} />
        <Dimension from={[x, -24 * px]} to={[x + length, -24 * px]} text={formatMillimetres(length)} px={px} />
        <Dimension
          from={[x + length / 2, surface]}
          to={[x + length / 2, height - 90]}
          text={formatMillimetres(water)}
          px={px}
        />
        <Label at={[x + length / 2, height + 34 * px]}>{`${name}, ${litres}`}</Label>
      </g>
    )
  })
}

/** The total width of the baths side by side. */
export const widthOf = (baths: readonly Bath[]) => baths.reduce((sum, { length }) => sum + length + gap, -gap)
