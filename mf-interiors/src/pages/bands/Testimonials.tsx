import { type Quote, Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { TextLink } from 'shared-ui/TextLink'
import { absent, labels } from '../labels.content.ts'
import styles from './Testimonials.module.css'

/** Words of people who use the room; the way to those about others where there are none. */
export const Testimonials = ({ quotes = [] }: { quotes?: readonly Quote[] | undefined }) =>
  quotes.length > 0 ? (
    <Section tone="sunk" label={labels.testimonials}>
      <Quotes items={quotes} />
    </Section>
  ) : (
    <p className={`wrap ${styles.elsewhere}`}>
      <TextLink to={absent.testimonials.link}>{absent.testimonials.title}</TextLink>
    </p>
  )
