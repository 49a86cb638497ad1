import { Disclosure } from 'shared-ui/Disclosure'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { Section } from 'shared-ui/Section'
import styles from './Technology.module.css'

export interface TechnologyProps {
  id: string
  label: string
  title: string
  picture: PictureFile
  items: readonly { id: string; title: string; description: string }[]
}

/** The studio's tools as a ruled list beside a picture. */
export function Technology({ id, label, title, picture, items }: TechnologyProps) {
  const heading = `${id}-heading`
  return (
    <Section id={id} labelledBy={heading} className={styles.technology}>
      <div className={styles.beside}>
        <div className={styles.text}>
          <p className={`label muted ${styles.label}`}>{label}</p>
          <h2 id={heading}>{title}</h2>
          <ul className={styles.list}>
            {items.map(({ id, title, description }) => (
              <li key={id}>
                <Disclosure title={<b>{title}</b>}>
                  <p>{description}</p>
                </Disclosure>
              </li>
            ))}
          </ul>
        </div>
        <Picture
          picture={picture}
          className={styles.picture}
          // On a desktop it is as high as the text beside it, and drawn wider than its frame.
          sizes="(min-width: 64em) max(42vw, 960px), 110vw"
        />
      </div>
    </Section>
  )
}
