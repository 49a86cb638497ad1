import { formatMillimetres } from 'shared-ui/formatMillimetres'
import { box, Dimension, Label } from 'shared-ui/ScaleDrawing'
import type { Measured } from './drawingTypes.ts'

type Hanging = Extract<Measured, { kind: 'hanging' }>

/** The distance between garments, for a dimension and its figure. */
const gap = 260

/** A line through points "x,y": x in hundredths of the garment's width, y in millimetres downwards. */
const through = (left: number, width: number, points: string) =>
  `M${points.replace(/(\S+),(\S+)/g, (_, across, down) => `${left + (Number(across) / 100) * width} ${down}`)}`

/** The cloth and the seams of a garment on its hanger. */
function tailored({ cut, length }: Hanging['garments'][number]): { cloth: string; seams: readonly string[] } {
  const [waist, cuff] = [length * 0.36, 100 + length * 0.62]
  switch (cut) {
    case 'skirt':
      return {
        cloth: `26,140 74,140 74,185 100,${length} 0,${length} 26,185`,
        seams: ['26,185 74,185', `42,185 34,${length}`, `58,185 66,${length}`],
      }
    case 'trousers':
      return {
        cloth: `24,140 76,140 84,${length} 56,${length} 50,480 44,${length} 16,${length}`,
        seams: ['26,185 74,185', `34,185 30,${length}`, `66,185 70,${length}`, '50,185 50,480'],
      }
    case 'dress':
      return {
        cloth: `30,120 40,115 50,200 60,115 70,120 66,260 70,300 66,${waist} 100,${length} 0,${length} 34,${waist} 30,300 34,260`,
        seams: [`34,${waist} 66,${waist}`, `44,${waist} 34,${length}`, `56,${waist} 66,${length}`],
      }
    case 'sleeves':
      return {
        cloth: `40,105 50,150 60,105 80,145 100,${cuff} 86,${cuff + 15} 78,300 80,${length} 20,${length} 22,300 14,${cuff + 15} 0,${cuff} 20,145`,
        seams: [`50,150 50,${length}`, '78,300 76,190', '22,300 24,190'],
      }
  }
}

/** Garments side by side on one rail, each with its hanging length. */
export function HangingLengths({ rail, garments, px }: Hanging & { px: number }) {
  let x = gap
  return (
    <>
      <path d={box(0, 30, widthOf({ garments }), 25)} data-line="cut" />
      <path d={`M0 ${rail}H${widthOf({ garments })}`} />
      {garments.map((garment) => {
        const { name, width, length } = garment
        const { cloth, seams } = tailored(garment)
        const left = x
        x += width + gap
        return (
          <g key={name}>
            <path d={`M${left + width / 2} 55v45${through(left, width, '20,150 50,100 80,150')}`} />
            <path d={`${through(left, width, cloth)}z`} data-line="face" />
            <path d={seams.map((seam) => through(left, width, seam)).join('')} data-line="thin" />
            <Dimension
              from={[left + width + 160, 45]}
              to={[left + width + 160, length]}
              text={formatMillimetres(length)}
              px={px}
            />
            <Label at={[left + width / 2, rail + 30 * px]}>{name}</Label>
          </g>
        )
      })}
      <Dimension from={[-24 * px, 45]} to={[-24 * px, rail]} text={formatMillimetres(rail)} px={px} />
    </>
  )
}

/** The width of a rail for all of them. */
export const widthOf = ({ garments }: Pick<Hanging, 'garments'>) =>
  garments.reduce((sum, { width }) => sum + width + gap, gap)
