import { Bare } from 'shared-ui/Bare'
import { Compare } from 'shared-ui/Compare'
import { Section } from 'shared-ui/Section'
import type { Comparison } from '../ResidentialCategory.ts'
import styles from './BeforeAndAfter.module.css'

/** The same place through the same lens, with the work between the two pictures. */
export function BeforeAndAfter({ title, note, label, before, after }: Comparison) {
  return (
    <Section className={styles.band}>
      <Bare title={title} note={note} />
      <Compare before={before} after={after} label={label} start={38} wide sizes="(min-width: 100em) 100rem, 92vw" />
    </Section>
  )
}
