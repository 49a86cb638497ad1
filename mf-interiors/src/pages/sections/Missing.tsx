import type { ReactNode } from 'react'
import { Head } from 'shared-ui/Head'
import { Section } from 'shared-ui/Section'

interface MissingProps {
  title: string
  text: string
  children?: ReactNode
}

/** What stands in the place of a part that a room does not have. */
export const Missing = ({ title, text, children }: MissingProps) => (
  <Section>
    <Head title={title} note={text} />
    {children}
  </Section>
)
