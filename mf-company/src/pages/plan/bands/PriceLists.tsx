import { Icon } from 'shared-ui/Icon'
import type { Link } from 'shared-ui/Link'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { SiteLink } from 'shared-ui/SiteLink'
import { TextLink } from 'shared-ui/TextLink'
import styles from './PriceLists.module.css'

export interface PriceListsProps {
  label: string
  title: string
  text: string
  items: readonly (Link & { note: string })[]
  ask: { text: string; link: Link; phone: Link & { whose: string } }
}

/** Links to the pages that explain the prices, and to the people who add them up without the sheet. */
export const PriceLists = ({ label, title, text, items, ask }: PriceListsProps) => (
  <Section className={styles.lists}>
    <SectionHead label={label} title={title} note={text} />
    <ul className={styles.items}>
      {items.map(({ title, note, link }) => (
        <li key={link}>
          <SiteLink to={link}>
            <b>{title}</b>
            <small>{note}</small>
            <Icon name="arrow" size={20} />
          </SiteLink>
        </li>
      ))}
    </ul>
    <p className={styles.ask}>
      {ask.text} <TextLink to={ask.link.link}>{ask.link.title}</TextLink>
      <TextLink to={ask.phone.link} arrow={false}>
        {ask.phone.title}
      </TextLink>
      <span className="muted">{ask.phone.whose}</span>
    </p>
  </Section>
)
