import { Section } from 'shared-ui/Section'
import { SpecTable } from 'shared-ui/SpecTable'
import { labels } from '../labels.content.ts'
import type { WorkContent } from '../WorkContent.ts'
import styles from './Materials.module.css'
import { Plate } from './Plate.tsx'

interface MaterialsProps {
  of: WorkContent
  /** The number of the detail's picture. */
  number: number
}

/** The materials of a work, beside a detail of it. */
export const Materials = ({ of, detail, items, number }: WorkContent['materials'] & MaterialsProps) => (
  <Section>
    <div className={styles.materials} data-alone={detail ? undefined : true}>
      <SpecTable caption={labels.materials} rows={items} className={styles.table} />
      {detail && <Plate view={detail} of={of} number={number} sizes="(min-width: 48em) 40vw, 90vw" />}
    </div>
  </Section>
)
