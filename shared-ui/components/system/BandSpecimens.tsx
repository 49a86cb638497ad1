import { DimensionLine } from '../DimensionLine.tsx'
import { Figures } from '../Figures.tsx'
import { Hours } from '../Hours.tsx'
import { PlainHead } from '../PlainHead.tsx'
import { Quotes } from '../Quotes.tsx'
import { SectionHead } from '../SectionHead.tsx'
import { SpecTable } from '../SpecTable.tsx'
import { Split } from '../Split.tsx'
import { StepList } from '../StepList.tsx'
import styles from './BandSpecimens.module.css'
import { Specimen } from './Specimen.tsx'
import { figures, quotes, steps } from './samples.ts'

/** Specimens of the heads and rows in bands. */
export function BandSpecimens() {
  return (
    <>
      <Specimen title="Head and figures" wide>
        <SectionHead label="Head" title="The roof is already paid for." note="A note in the size of an introduction." />
        <Figures items={figures} source={{ title: 'How we count', link: '#' }} />
      </Specimen>
      <Specimen title="Quotes" wide>
        <SectionHead label="Quotes" title="Said from upstairs." />
        <Quotes items={quotes} />
        <Quotes items={quotes.slice(0, 2)} />
      </Specimen>
      <Specimen title="Bare head and chain" wide>
        <PlainHead title="Four stages, each approved by you." note="A note beside a bare head." />
        <StepList steps={steps} />
      </Specimen>
      <Specimen title="Split head and tables" wide>
        <Split title="A title that stays." note="While its content passes.">
          <div className={styles.pair}>
            <SpecTable
              caption="Carcass"
              rows={[
                { name: 'Material', value: '18 mm birch plywood' },
                { name: 'Edges', value: 'Solid oak, 6 mm' },
              ]}
            />
            <Hours
              title="Business hours"
              hours={[
                { days: ['Monday', 'Friday'], open: [9, 18] },
                { days: ['Sunday'], bankHolidays: true, open: 'closed' },
              ]}
            />
          </div>
        </Split>
      </Specimen>
      <Specimen title="Dimension lines on slate" tone="slate" wide>
        <div className={styles.pair}>
          <DimensionLine />
          <DimensionLine soft />
        </div>
        <StepList steps={steps.slice(0, 2)} />
      </Specimen>
    </>
  )
}
