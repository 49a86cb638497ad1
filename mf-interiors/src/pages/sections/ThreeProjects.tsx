import { Bare } from 'shared-ui/Bare'
import { Card } from 'shared-ui/Card'
import { Section } from 'shared-ui/Section'
import { addressOf } from '../../addressOf.ts'
import type { Inspiration } from '../../subcategory.ts'
import styles from './ThreeProjects.module.css'

interface ThreeProjectsProps {
  label: string
  title: string
  items: readonly (Inspiration & { category: string })[]
}

/** Three finished rooms: one large, two in its shadow. */
export const ThreeProjects = ({ label, title, items }: ThreeProjectsProps) => (
  <Section tone="slate" label={label}>
    <Bare title={title} />
    <div className={`grid ${styles.projects}`}>
      {items.map(({ title, description, category, picture, link }) => (
        <Card
          key={title}
          to={addressOf(link)}
          picture={picture}
          title={title}
          text={description}
          badge={category}
          sizes="(min-width: 48em) 70vw, 100vw"
        />
      ))}
    </div>
  </Section>
)
