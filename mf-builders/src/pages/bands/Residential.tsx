import { Card } from 'shared-ui/Card'
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
  items: readonly { id: CategoryId; typically: string; description: string; picture: PictureFile }[]
}

// An upright frame cuts a wide picture, which is therefore shown wider than the frame. These sizes are about four
// fifths of that width, so that at most 1.5 times the shown pixels are fetched.
const sizes = (index: number) => {
  if (index === 0) return '(min-width: 48em) 46vw, 92vw'
  return `(min-width: 48em) ${index < 3 ? 38 : 32}vw, 66vw`
}

/** The kinds of work, each leading to its page. */
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
            note={typically}
            linkText={linkText}
            sizes={sizes(index)}
          />
        ))}
      </div>
    </Section>
  )
}
