import type { ReactNode } from 'react'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'

interface FallbackProps {
  title: string
  text: string
  children?: ReactNode
}

/** The fallback band for a part that a room lacks. */
export const Fallback = ({ title, text, children }: FallbackProps) => (
  <Section>
    <SectionHead title={title} note={text} />
    {children}
  </Section>
)
