import { formatMillimetres } from 'shared-ui/formatMillimetres'
import { Dimension } from 'shared-ui/ScaleDrawing'
import type { Pool } from '../ResidentialCategory.ts'

/** The thickness of the shell, and the space between the water and the coping. */
const [shell, freeboard] = [250, 120]

/** A full pool in longitudinal section. */
export function PoolDrawing({ length, shallow, deep, falls: [from, to], px }: Pool & { px: number }) {
  const floor = (down: number) =>
    `V${freeboard + shallow + down}H${from}L${to} ${freeboard + deep + down}H${length + down}V`
  return (
    <>
      <path
        d={`M${-shell - 700} 0H0${floor(0)}0h${shell + 700}v90h-700V${freeboard + deep + shell}H${to}L${from} ${freeboard + shallow + shell}H${-shell}V90h-700z`}
        data-line="cut"
      />
      <path d={`M0 ${freeboard}${floor(0)}${freeboard}z`} data-line="water" />
      <Dimension from={[0, -28 * px]} to={[length, -28 * px]} text={formatMillimetres(length)} px={px} />
      <Dimension
        from={[from / 2, freeboard]}
        to={[from / 2, freeboard + shallow]}
        text={formatMillimetres(shallow)}
        px={px}
      />
      <Dimension
        from={[(length + to) / 2, freeboard]}
        to={[(length + to) / 2, freeboard + deep]}
        text={formatMillimetres(deep)}
        px={px}
      />
    </>
  )
}
