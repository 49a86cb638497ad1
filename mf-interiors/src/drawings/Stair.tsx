import { formatMillimetres } from 'shared-ui/formatMillimetres'
import { Dimension } from 'shared-ui/ScaleDrawing'
import type { Measured } from './drawingTypes.ts'

type Flight = Extract<Measured, { kind: 'stair' }>

/** A flight of stairs in section, with its handrail. */
export function Stair({ rise, going, steps, handrail, px }: Flight & { px: number }) {
  const [wide, high] = [steps * going, steps * rise]
  const treads = `h${going}v${-rise}`.repeat(steps)
  return (
    <>
      <path d={`M0 ${high}v${-rise}${treads}h400v220H${wide + 60}L220 ${high}z`} data-line="cut" />
      <path d={`M0 ${high - rise - handrail}L${wide} ${high - rise * (steps + 1) - handrail}h400`} />
      <path
        d={Array.from(
          { length: steps },
          (_, step) => `M${(step + 0.5) * going} ${high - rise * (step + 1)}v${-handrail - rise / 2}`,
        ).join('')}
        data-line="thin"
      />
      <Dimension
        from={[0, high + 30 * px]}
        to={[wide, high + 30 * px]}
        text={`${steps} × ${formatMillimetres(going)}`}
        px={px}
      />
      <Dimension from={[-26 * px, 0]} to={[-26 * px, high]} text={`${steps} × ${formatMillimetres(rise)}`} px={px} />
      <Dimension
        from={[wide + 300, -rise - handrail]}
        to={[wide + 300, -rise]}
        text={formatMillimetres(handrail)}
        px={px}
      />
    </>
  )
}
