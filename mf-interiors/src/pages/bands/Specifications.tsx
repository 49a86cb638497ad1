import { Section } from 'shared-ui/Section'
import { SpecTable } from 'shared-ui/SpecTable'
import type { SpecificationGroup } from '../../catalogue/Subcategory.ts'
import { absent, labels } from '../labels.content.ts'
import { Fallback } from './Fallback.tsx'
import styles from './Specifications.module.css'

interface SpecificationsProps {
  groups?: readonly SpecificationGroup[] | undefined
}

/** Specification tables, or a fallback text if a room has none. */
export function Specifications({ groups = [] }: SpecificationsProps) {
  if (groups.length === 0) return <Fallback {...absent.specifications} />
  return (
    <Section id="specifications" label={labels.specifications}>
      <div className={`grid ${styles.groups}`} data-pairs={groups.length % 2 === 0 ? 'from-first' : 'from-second'}>
        {groups.map(({ category, items }) => (
          <SpecTable key={category} caption={category} rows={items} />
        ))}
      </div>
    </Section>
  )
}
