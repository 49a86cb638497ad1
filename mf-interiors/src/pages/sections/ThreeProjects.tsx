import { Card } from 'shared-ui/Card'
import { columns, coverSizes } from 'shared-ui/coverSizes'
import { PicturesNote } from 'shared-ui/PicturesNote'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import type { Spent } from 'shared-ui/WorkFacts'
import { addressOf } from '../../catalogue/addresses.ts'
import type { Inspiration } from '../../catalogue/Subcategory.ts'
import styles from './ThreeProjects.module.css'

export interface ThreeProjectsProps {
  label: string
  title: string
  items: readonly (Inspiration & Spent & { category: string })[]
}

const large = { from: '48em', width: 64, ratio: 0.97 }
const frames = [
  large,
  { from: '48em', width: columns(4), ratio: 4 / 3 },
  { from: '48em', width: columns(4), ratio: 4 / 5 },
]

/** Three rooms: a large picture, and two smaller ones beside it. */
export const ThreeProjects = ({ label, title, items }: ThreeProjectsProps) => (
  <Section tone="slate" label={label}>
    <PlainHead title={title} note={<PicturesNote />} />
    <div className={`grid ${styles.projects}`}>
      {items.map(({ title, description, category, cost, weeks, picture, link }, index) => (
        <Card
          key={title}
          to={addressOf(link)}
          picture={picture}
          title={title}
          text={description}
          spent={{ cost, weeks }}
          badge={category}
          sizes={coverSizes(picture, frames[index] ?? large, { width: 90, ratio: 5 / 4 })}
        />
      ))}
    </div>
  </Section>
)
