import type { Link } from 'shared-ui/contract'
import { Icon } from 'shared-ui/Icon'
import { PriceNote } from 'shared-ui/PriceNote'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { SiteLink } from 'shared-ui/SiteLink'
import { TextLink } from 'shared-ui/TextLink'
import { Unbroken } from 'shared-ui/Unbroken'
import styles from './Costs.module.css'

export interface CostsProps {
  label: string
  title: string
  rows: readonly { title: string; typically: string; link: string }[]
  all: Link
}

/** What each kind of work typically costs and how long it takes, each row leading to its page. Illustrative. */
export const Costs = ({ label, title, rows, all }: CostsProps) => (
  <Section className={styles.costs}>
    <SectionHead label={label} title={title} note={<PriceNote withVat />} />
    <ul className={styles.rows}>
      {rows.map(({ title, typically, link }) => (
        <li key={link}>
          <SiteLink to={link}>
            <b>{title}</b>
            <span className="nums">
              <Unbroken>{typically}</Unbroken>
            </span>
            <Icon name="arrow" />
          </SiteLink>
        </li>
      ))}
    </ul>
    <TextLink to={all.link} className={styles.all}>
      {all.title}
    </TextLink>
  </Section>
)
