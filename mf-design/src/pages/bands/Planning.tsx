import { Boroughs } from 'shared-ui/Boroughs'
import { whereWeWorkLink } from 'shared-ui/boroughs.content'
import { Disclosure } from 'shared-ui/Disclosure'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './Planning.module.css'
import { Programme, type ProgrammeProps } from './Programme.tsx'

export interface PlanningProps {
  id: string
  label: string
  title: string
  lead: string
  programme: ProgrammeProps
  picture: PictureFile
  items: readonly { id: string; title: string; text: string }[]
  application: { title: string; steps: readonly string[] }
}

/**
 * Planning permission: its periods to scale, the requirements of each kind of consent, and the steps of an application.
 */
export function Planning({ id, label, title, lead, programme, picture, items, application }: PlanningProps) {
  const heading = `${id}-heading`
  return (
    <Section id={id} tone="slate" labelledBy={heading}>
      <SectionHead id={heading} label={label} title={title} note={lead} />
      <Programme {...programme} />
      <div className={styles.consents}>
        <Picture picture={picture} className={styles.picture} sizes="(min-width: 64em) 42vw, 100vw" />
        <ul className={styles.items}>
          {items.map(({ id, title, text }) => (
            <li key={id}>
              <Disclosure title={<b>{title}</b>}>
                <p>{text}</p>
              </Disclosure>
            </li>
          ))}
        </ul>
        <div>
          <Disclosure title={<b>{application.title}</b>}>
            <ol className={styles.steps}>
              {application.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Disclosure>
          <h3 className={`label muted ${styles.where}`}>
            <SiteLink to={whereWeWorkLink.link}>{whereWeWorkLink.title}</SiteLink>
          </h3>
          <Boroughs className="pulled" />
        </div>
      </div>
    </Section>
  )
}
