import { formatMillimetres } from 'shared-ui/formatMillimetres'
import { box, Dimension, Label } from 'shared-ui/ScaleDrawing'
import type { Pins } from '../ResidentialCategory.ts'

/** A wall in elevation, with the pins below it numbered in the order of digging. */
export function UnderpinningDrawing({ pin, footing, depth, order, px }: Pins & { px: number }) {
  const wide = pin * order.length
  const foot = 700 + footing
  return (
    <>
      <path d={box(0, 0, wide, 700)} data-line="face" />
      <path d={Array.from({ length: 8 }, (_, course) => `M0 ${(course + 1) * 78}H${wide}`).join('')} data-line="thin" />
      <path d={box(-120, 700, wide + 240, footing)} data-line="cut" />
      {order.map((turn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pins never move.
        <g key={index}>
          <path d={box(index * pin, foot, pin, depth)} data-line={turn === 1 ? 'water' : 'face'} />
          <path d={box(index * pin, foot, pin, depth)} />
          <Label at={[(index + 0.5) * pin, foot + depth / 2]}>{`${turn}`}</Label>
        </g>
      ))}
      <Dimension
        from={[0, foot + depth + 32 * px]}
        to={[pin, foot + depth + 32 * px]}
        text={formatMillimetres(pin)}
        px={px}
      />
      <Dimension
        from={[-120 - 26 * px, foot]}
        to={[-120 - 26 * px, foot + depth]}
        text={formatMillimetres(depth)}
        px={px}
      />
    </>
  )
}
