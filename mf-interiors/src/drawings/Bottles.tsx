import { formatMillimetres } from 'shared-ui/formatMillimetres'
import { box, Dimension, Label } from 'shared-ui/ScaleDrawing'
import type { Measured } from './drawingTypes.ts'

type Rack = Extract<Measured, { kind: 'bottles' }>

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

/** A rack of bottles, seen from the front. */
export function Bottles({ columns, rows, pitch, each, px }: Rack & { px: number }) {
  const [wide, high] = [columns * pitch, rows * pitch]
  const places = Array.from({ length: columns * rows }, (_, index) => {
    return [((index % columns) + 0.5) * pitch, (Math.floor(index / columns) + 0.5) * pitch] as const
  })
  // Necks to the front; each row lies on a slat.
  const bottles = places.map(([x, y]) => circle(x, y, 39) + circle(x, y, 15))
  const slats = Array.from({ length: rows }, (_, row) => box(0, (row + 1) * pitch - 13, wide, 13))
  return (
    <>
      <path d={box(-18, -18, wide + 36, high + 36)} data-line="face" />
      <path d={slats.join('')} data-line="thin" />
      <path d={bottles.join('')} data-line="face" />
      <Dimension from={[0, high + 36 * px]} to={[wide, high + 36 * px]} text={formatMillimetres(wide)} px={px} />
      <Dimension from={[-30 * px, 0]} to={[-30 * px, high]} text={formatMillimetres(high)} px={px} />
      <Dimension from={[0, -30 * px]} to={[pitch, -30 * px]} text="" px={px} />
      <Label at={[pitch * 8, -24 * px]}>{each}</Label>
    </>
  )
}
