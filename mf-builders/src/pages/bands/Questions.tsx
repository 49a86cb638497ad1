import { Faq } from 'shared-ui/Faq'
import { Section } from 'shared-ui/Section'
import { Split } from 'shared-ui/Split'

interface QuestionsProps {
  label: string
  title: string
  items: readonly {
    question: string
    answer: string
    periods?: readonly { label: string; months: readonly [number, number] }[]
  }[]
}

/** Clients' first questions with their answers; durations are drawn to scale. */
export function Questions({ label, title, items }: QuestionsProps) {
  return (
    <Section id="faq">
      <Split label={label} title={title}>
        <Faq items={items} />
      </Split>
    </Section>
  )
}
