import type { Link } from 'shared-ui/contract'
import { counted } from 'shared-ui/counted'
import { People } from 'shared-ui/People'
import type { Person } from 'shared-ui/people.content'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { TextLink } from 'shared-ui/TextLink'
import styles from './WhoRunsIt.module.css'

interface WhoRunsItProps {
  label: string
  title: string
  items: readonly Person[]
  link: Link
}

/** Those who run the sites, and the one who answers enquiries. */
export const WhoRunsIt = ({ label, title, items, link }: WhoRunsItProps) => (
  <Section className={styles.band}>
    <SectionHead label={label} title={counted(title, items.length)} />
    <People items={items} />
    <TextLink to={link.link} className={styles.link}>
      {link.title}
    </TextLink>
  </Section>
)
