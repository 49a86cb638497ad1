import { Card } from 'shared-ui/Card'
import { columns, coverSizes } from 'shared-ui/coverSizes'
import { interpolateCount } from 'shared-ui/interpolateCount'
import { PlainHead } from 'shared-ui/PlainHead'
import { PriceNote } from 'shared-ui/PriceNote'
import { Section } from 'shared-ui/Section'
import { titleOf, workPagePath } from 'shared-ui/work'
import type { FeaturedProject } from '../../catalogue/Category.ts'
import styles from './WorkCards.module.css'

export interface WorkCardsProps {
  label: string
  title: string
  items: readonly (FeaturedProject & { category: string })[]
}

const large = { from: '48em', width: 64, ratio: 0.97 }
const frames = [
  large,
  { from: '48em', width: columns(4), ratio: 4 / 3 },
  { from: '48em', width: columns(4), ratio: 4 / 5 },
]

/** Three rooms: a large picture, and two smaller ones beside it. */
export const WorkCards = ({ label, title, items }: WorkCardsProps) => (
  <Section tone="slate" label={label}>
    <PlainHead title={interpolateCount(title, items.length)} note={<PriceNote withVat />} />
    <div className={`grid ${styles.projects}`}>
      {items.map(({ work, description, category, picture, link = workPagePath(work) }, index) => (
        <Card
          key={work.id}
          to={link}
          picture={picture}
          title={titleOf(work)}
          text={description}
          work={work}
          badge={category}
          sizes={coverSizes(
            picture,
            frames[index] ?? large,
            index ? { width: 43, ratio: 4 / 5 } : { width: 90, ratio: 5 / 4 },
          )}
        />
      ))}
    </div>
  </Section>
)
