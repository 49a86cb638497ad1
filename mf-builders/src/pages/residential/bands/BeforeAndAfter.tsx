import { Compare } from 'shared-ui/Compare'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import type { Comparison } from '../ResidentialCategory.ts'

/** Two pictures of one place, before and after the work, with a slider between them. */
export function BeforeAndAfter({ title, note, label, before, after }: Comparison) {
  return (
    <Section>
      <PlainHead title={title} note={note} />
      <Compare before={before} after={after} label={label} wide sizes="min(92vw, 130rem)" />
    </Section>
  )
}
