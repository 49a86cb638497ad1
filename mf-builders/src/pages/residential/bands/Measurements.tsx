import { PlainHead } from 'shared-ui/PlainHead'
import { Ranges } from 'shared-ui/Ranges'
import { ScaleDrawing } from 'shared-ui/ScaleDrawing'
import { Section } from 'shared-ui/Section'
import { PoolDrawing } from '../drawings/PoolDrawing.tsx'
import { UnderpinningDrawing } from '../drawings/UnderpinningDrawing.tsx'
import type { Measured } from '../ResidentialCategory.ts'

function ChartOrDrawing(measured: Measured) {
  if (measured.kind === 'ranges') return <Ranges {...measured} />
  const words = { title: measured.caption, detail: measured.detail, alt: measured.alt }
  if (measured.kind === 'pins')
    return (
      <ScaleDrawing
        {...words}
        width={measured.pin * measured.order.length}
        height={700 + measured.footing + measured.depth}
        around={[1, 3, 6, 7]}
      >
        {(px) => <UnderpinningDrawing {...measured} px={px} />}
      </ScaleDrawing>
    )
  return (
    <ScaleDrawing {...words} width={measured.length} height={measured.deep + 400} around={[6, 8, 1, 8]}>
      {(px) => <PoolDrawing {...measured} px={px} />}
    </ScaleDrawing>
  )
}

/** A chart or drawing computed from this kind of work's own numbers. */
export const Measurements = (measured: Measured) => (
  <Section id={measured.id}>
    <PlainHead title={measured.title} note={measured.note} />
    <ChartOrDrawing {...measured} />
  </Section>
)
