import { PlainHead } from 'shared-ui/PlainHead'
import { Ranges } from 'shared-ui/Ranges'
import { ScaleDrawing } from 'shared-ui/ScaleDrawing'
import { Section } from 'shared-ui/Section'
import { PinsDrawing } from '../../../drawings/PinsDrawing.tsx'
import { PoolDrawing } from '../../../drawings/PoolDrawing.tsx'
import type { Measured } from '../Measured.ts'

function Drawn(measured: Measured) {
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
        {(px) => <PinsDrawing {...measured} px={px} />}
      </ScaleDrawing>
    )
  return (
    <ScaleDrawing {...words} width={measured.length} height={measured.deep + 400} around={[6, 8, 1, 8]}>
      {(px) => <PoolDrawing {...measured} px={px} />}
    </ScaleDrawing>
  )
}

/** What only this kind of work has, drawn from its numbers. */
export const OnlyHere = (measured: Measured) => (
  <Section>
    <PlainHead title={measured.title} note={measured.note} />
    <Drawn {...measured} />
  </Section>
)
