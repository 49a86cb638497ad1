import { Compare } from 'shared-ui/Compare'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import type { Comparison } from '../ResidentialCategory.ts'
import styles from './BeforeAndAfter.module.css'

/** The same place through the same lens, with the work between the two pictures. */
export function BeforeAndAfter({ title, note, label, before, after }: Comparison) {
  return (
    <Section className={styles.band}>
      <PlainHead title={title} note={note} />
      <Compare before={before} after={after} label={label} start={38} wide sizes="(min-width: 100em) 100rem, 92vw" />
    </Section>
  )
}
