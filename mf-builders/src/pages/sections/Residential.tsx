import { Card } from 'shared-ui/Card'
import type { PictureFile } from 'shared-ui/contract'
import { Head } from 'shared-ui/Head'
import { Section } from 'shared-ui/Section'
import { type CategoryId, categoryAddress, categoryTitles } from '../../addresses.ts'
import styles from './Residential.module.css'

interface ResidentialProps {
  label: string
  title: string
  linkText: string
  items: readonly { id: CategoryId; description: string; image: PictureFile }[]
}

/** The seven kinds of work, each leading to its page. */
export function Residential({ label, title, linkText, items }: ResidentialProps) {
  return (
    <Section id="residential">
      <Head label={label} title={title} />
      <div className={styles.cards}>
        {items.map(({ id, description, image }, index) => (
          <Card
            key={id}
            to={categoryAddress(id)}
            picture={image}
            title={categoryTitles[id]}
            text={description}
            linkText={linkText}
            sizes={index === 0 ? '(min-width: 48em) 47vw, 100vw' : '(min-width: 48em) 23vw, 47vw'}
          />
        ))}
      </div>
    </Section>
  )
}
