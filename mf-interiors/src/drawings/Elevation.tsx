import { formatMillimetres } from 'shared-ui/formatMillimetres'
import { box, Dimension, Label } from 'shared-ui/ScaleDrawing'
import type { CabinetUnit, Measured } from './drawingTypes.ts'

type Drawn = Extract<Measured, { kind: 'elevation' }>

/** The plinth under all units except panels, which stand on the floor. */
const plinthOf = ({ front }: CabinetUnit) => (front === 'panel' ? 0 : 100)

/** The lines on the front of a unit: its joints, from the plinth to its top. */
function joints(x: number, top: number, floor: number, unit: CabinetUnit) {
  const { width, front, count = 1 } = unit
  const high = floor - plinthOf(unit) - top
  const parts = Array.from({ length: count - 1 }, (_, index) => (index + 1) / count)
  if (front === 'drawers' || front === 'shelves')
    return parts.map((share) => `M${x} ${top + high * share}h${width}`).join('')
  if (front === 'door') return parts.map((share) => `M${x + width * share} ${top}v${high}`).join('')
  return ''
}

/**
 * The front of a run of joinery, or of separate pieces, with the width of each unit below and the heights at the side.
 */
export function Elevation({ height, worktop, units, px }: Drawn & { px: number }) {
  let left = 0
  const wide = units.reduce((sum, { width }) => sum + width, 0)
  const below = height + 32 * px
  const isRun = units.every(({ front }) => front !== 'wall')
  return (
    <>
      <path d={box(-200, height, wide + 400, 18)} data-line="cut" />
      <path d={`M-200 0H${wide + 200}`} data-line="thin" />
      {units.map((unit, index) => {
        const x = left
        left += unit.width
        const top = height - (unit.height ?? height)
        if (unit.front === 'wall') return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: units never move.
          <g key={index}>
            {unit.front !== 'open' && (
              <path d={box(x, top, unit.width, height - top - plinthOf(unit))} data-line="face" />
            )}
            <path d={joints(x, top, height, unit)} data-line="thin" />
            {unit.above && (
              <path d={box(x, height - unit.above[1], unit.width, unit.above[1] - unit.above[0])} data-line="face" />
            )}
            {unit.name && <Label at={[x + unit.width / 2, top - 10 * px]}>{unit.name}</Label>}
            <Dimension from={[x, below]} to={[x + unit.width, below]} text={formatMillimetres(unit.width)} px={px} />
          </g>
        )
      })}
      {isRun && (
        <Dimension from={[0, below + 40 * px]} to={[wide, below + 40 * px]} text={formatMillimetres(wide)} px={px} />
      )}
      <Dimension from={[-26 * px, 0]} to={[-26 * px, height]} text={formatMillimetres(height)} px={px} />
      {worktop && (
        <Dimension
          from={[wide + 26 * px, height - worktop]}
          to={[wide + 26 * px, height]}
          text={formatMillimetres(worktop)}
          px={px}
        />
      )}
    </>
  )
}
