import { useId } from 'react'
import { Caption } from 'shared-ui/Caption'
import type { PictureFile } from 'shared-ui/contract'
import { Icon } from 'shared-ui/Icon'
import { Picture } from 'shared-ui/Picture'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './Services.module.css'

export interface ServicesProps {
  id: string
  label: string
  title: string
  items: readonly { id: string; title: string; description: string; link: string }[]
  plan: { picture: PictureFile; title: string; detail: string }
}

/** The studio's services beside a plan. Each row links to its section. */
export function Services({ id, label, title, items, plan }: ServicesProps) {
  const heading = useId()
  return (
    <Section id={id} labelledBy={heading} className={styles.services}>
      <SectionHead id={heading} label={label} title={title} />
      <div className={styles.file}>
        <figure className={styles.plan}>
          <Picture picture={plan.picture} ratio="4 / 3" sizes="(min-width: 64em) 57vw, 100vw" />
          <Caption as="figcaption" title={plan.title} detail={plan.detail} className={styles.caption} />
        </figure>
        <ul className={styles.index} data-reveal>
          {items.map(({ id, title, description, link }) => (
            <li key={id}>
              <SiteLink to={link}>
                <b>{title}</b>
                <small>{description}</small>
                <Icon name="arrow" size={20} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
