import { Card } from 'shared-ui/Card'
import type { Cost } from 'shared-ui/costs.content'
import { columns, coverSizes } from 'shared-ui/coverSizes'
import { formatCost } from 'shared-ui/formatCost'
import { interpolateCount } from 'shared-ui/interpolateCount'
import type { PictureFile } from 'shared-ui/PictureFile'
import { PriceNote } from 'shared-ui/PriceNote'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { type CategoryId, categoryPath, categoryTitles } from '../../paths.ts'
import styles from './Residential.module.css'

interface ResidentialProps {
  label: string
  title: string
  linkText: string
  items: readonly { id: CategoryId; typically: Cost; description: string; picture: PictureFile }[]
}

/** `sizes` of each card's picture, for the frames that Residential.module.css lays out. */
const sizesAt = (picture: PictureFile, index: number) =>
  index === 0
    ? coverSizes(picture, { from: '48em', width: columns(6), ratio: 1.5 }, { width: 92, ratio: 16 / 9 })
    : coverSizes(picture, { from: '48em', width: columns(3), ratio: index < 3 ? 0.7 : 0.8 }, { width: 43, ratio: 1 })

/** The kinds of work, each with a link to its page. */
export function Residential({ label, title, linkText, items }: ResidentialProps) {
  return (
    <Section id="residential">
      <SectionHead label={label} title={interpolateCount(title, items.length)} note={<PriceNote withVat />} />
      <div className={styles.cards}>
        {items.map(({ id, typically, description, picture }, index) => (
          <Card
            key={id}
            to={categoryPath(id)}
            picture={picture}
            title={categoryTitles[id]}
            text={description}
            note={formatCost(typically)}
            linkText={linkText}
            sizes={sizesAt(picture, index)}
          />
        ))}
      </div>
    </Section>
  )
}
