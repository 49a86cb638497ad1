import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { SpecTable } from 'shared-ui/SpecTable'
import type { SpecificationGroup } from '../../catalogue/Subcategory.ts'
import { absent, labels } from '../labels.content.ts'
import { Fallback } from './Fallback.tsx'
import styles from './Specifications.module.css'

interface SpecificationsProps {
  title?: string | undefined
  groups?: readonly SpecificationGroup[] | undefined
}

/** Specification tables; a fallback text where a room has none. */
export function Specifications({ title, groups = [] }: SpecificationsProps) {
  if (groups.length === 0) return <Fallback {...absent.specifications} />
  return (
    <Section>
      <SectionHead label={title && labels.specifications} title={title ?? labels.specifications} />
      <div className={`grid ${styles.groups}`} data-pairs={groups.length % 2 === 0 ? 'from-first' : 'from-second'}>
        {groups.map(({ category, items }) => (
          <SpecTable key={category} caption={category} rows={items} />
        ))}
      </div>
    </Section>
  )
}
