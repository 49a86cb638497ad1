import { AddToPlan } from 'shared-ui/AddToPlan'
import { addToPlan, type Cost } from 'shared-ui/costs.content'
import { Drawing } from 'shared-ui/Drawing'
import type { DrawingFile } from 'shared-ui/DrawingFile'
import { formatCost } from 'shared-ui/formatCost'
import { Icon } from 'shared-ui/Icon'
import { interpolate } from 'shared-ui/interpolate'
import { interpolateCount } from 'shared-ui/interpolateCount'
import { NoWrap } from 'shared-ui/NoWrap'
import { PriceNote } from 'shared-ui/PriceNote'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './Services.module.css'

export interface ServicesProps {
  id: string
  label: string
  title: string
  /** The text with the cost and duration of each service. */
  typically: string
  items: readonly { id: string; title: string; typically: Cost; description: string; link: string }[]
  plan: { drawing: DrawingFile; title: string; detail: string }
}

/** The studio's services beside a plan. Each row links to its section. */
export function Services({ id, label, title, typically: sentence, items, plan }: ServicesProps) {
  const heading = `${id}-heading`
  return (
    <Section id={id} labelledBy={heading} className={styles.services}>
      <SectionHead
        id={heading}
        label={label}
        title={interpolateCount(title, items.length)}
        note={<PriceNote withVat />}
      />
      <div className={styles.file}>
        <div className={styles.plan}>
          <Drawing {...plan} />
        </div>
        <ul className={styles.index} data-reveal>
          {items.map(({ id, title, typically, description, link }) => (
            <li key={id}>
              <SiteLink to={link}>
                <b>{title}</b>
                <small>
                  {description}
                  <span className="nums">
                    <NoWrap>{interpolate(sentence, { typically: formatCost(typically) })}</NoWrap>
                  </span>
                </small>
                <Icon name="arrow" size={20} />
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className={styles.add}>
          {addToPlan}:
          {items.map(({ id, title }) => (
            <AddToPlan key={id} area="design" offer={id}>
              {title}
            </AddToPlan>
          ))}
        </p>
      </div>
    </Section>
  )
}
