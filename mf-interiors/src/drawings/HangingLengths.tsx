import { figure } from 'shared-ui/figure'
import { box, Dimension, Label } from 'shared-ui/ScaleDrawing'
import type { Measured } from '../measured.ts'

type Hanging = Extract<Measured, { kind: 'hanging' }>

/** From garment to garment: room for a dimension and its figure. */
const gap = 260

/** Shoulders, and the cloth below them, of a garment on its hanger. */
const cloth = (x: number, width: number, length: number) =>
  `M${x + width / 2} 60v40M${x} 210L${x + width / 2} 100L${x + width} 210L${x + width - 20} ${length}H${x + 20}z`

/** Garments side by side on one rail, each as long as it hangs. */
export function HangingLengths({ rail, garments, px }: Hanging & { px: number }) {
  let x = gap
  return (
    <>
      <path d={box(0, 30, widthOf({ garments }), 25)} data-line="cut" />
      <path d={`M0 ${rail}H${widthOf({ garments })}`} />
      {garments.map(({ name, width, length }) => {
        const left = x
        x += width + gap
        return (
          <g key={name}>
            <path d={cloth(left, width, length)} data-line="face" />
            <Dimension
              from={[left + width + 160, 45]}
              to={[left + width + 160, length]}
              text={figure(length)}
              px={px}
            />
            <Label at={[left + width / 2, rail + 30 * px]}>{name}</Label>
          </g>
        )
      })}
      <Dimension from={[-24 * px, 45]} to={[-24 * px, rail]} text={figure(rail)} px={px} />
    </>
  )
}

/** How wide the rail is that takes all of them. */
export const widthOf = ({ garments }: Pick<Hanging, 'garments'>) =>
  garments.reduce((sum, { width }) => sum + width + gap, gap)
