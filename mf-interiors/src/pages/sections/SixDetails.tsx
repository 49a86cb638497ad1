import { Bare } from 'shared-ui/Bare'
import { Caption } from 'shared-ui/Caption'
import type { PictureFile } from 'shared-ui/contract'
import { Go } from 'shared-ui/Go'
import { Picture } from 'shared-ui/Picture'
import { Section } from 'shared-ui/Section'
import { TextLink } from 'shared-ui/TextLink'
import { addressOf } from '../../addressOf.ts'
import styles from './SixDetails.module.css'

interface SixDetailsProps {
  label: string
  title: string
  items: readonly { title: string; picture: PictureFile; caption: string }[]
  link: { text: string; link: string }
}

/** Six pictures that lead to the gallery: three standing on a common foot, three hanging from a common head. */
export const SixDetails = ({ label, title, items, link }: SixDetailsProps) => (
  <Section label={label}>
    <Bare
      title={title}
      note={
        <p>
          <TextLink to={addressOf(link.link)}>{link.text}</TextLink>
        </p>
      }
    />
    <div className={styles.details}>
      {items.map(({ title, picture, caption }) => (
        <figure key={title}>
          <Go to={addressOf(link.link)}>
            <Picture picture={picture} sizes="(min-width: 64em) 42vw, 100vw" alt="" />
            <Caption as="figcaption" title={title} detail={caption} />
          </Go>
        </figure>
      ))}
    </div>
  </Section>
)
