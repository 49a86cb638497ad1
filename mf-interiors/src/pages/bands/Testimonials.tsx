import { type Quote, Quotes } from 'shared-ui/Quotes'
import { Section } from 'shared-ui/Section'
import { TextLink } from 'shared-ui/TextLink'
import { absent, labels } from '../labels.content.ts'
import styles from './Testimonials.module.css'

/** Quotes of people who use the room, or a link to quotes about other rooms if there are none. */
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
