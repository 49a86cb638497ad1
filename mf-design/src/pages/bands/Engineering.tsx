import { ButtonLink } from 'shared-ui/ButtonLink'
import { Disclosure } from 'shared-ui/Disclosure'
import type { Link } from 'shared-ui/Link'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import styles from './Engineering.module.css'
import { EngineeringDiagram, type EngineeringSubject } from './EngineeringDiagram.tsx'

export interface EngineeringProps {
  id: string
  label: string
  title: string
  picture: PictureFile
  items: readonly { id: EngineeringSubject; title: string; description: string }[]
  action: Link
}

/** The services of the studio's engineers, each with a diagram. */
export function Engineering({ id, label, title, picture, items, action }: EngineeringProps) {
  const heading = `${id}-heading`
  return (
    <section id={id} data-tone="slate" aria-labelledby={heading} className={styles.engineering}>
      <div className={`wrap ${styles.stage}`}>
        <Picture
          picture={picture}
          className={styles.picture}
          // On a desktop it is as high as the text beside it, and drawn wider than its frame.
          sizes="(min-width: 64em) max(57vw, 1560px), 100vw"
        />
        <div className={styles.text}>
          <p className={`label muted ${styles.label}`}>{label}</p>
          <h2 id={heading}>{title}</h2>
          <ul className={styles.offers}>
            {items.map(({ id, title, description }) => (
              <li key={id}>
                <Disclosure
                  title={
                    <>
                      <EngineeringDiagram of={id} />
                      <b>{title}</b>
                    </>
                  }
                >
                  <p>{description}</p>
                </Disclosure>
              </li>
            ))}
          </ul>
          <div className={styles.action}>
            <ButtonLink to={action.link}>{action.title}</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
