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

/** What clients ask first, with the answers, and the lengths of time in them drawn to scale. */
export function Questions({ label, title, items }: QuestionsProps) {
  return (
    <Section id="faq">
      <Split label={label} title={title}>
        <Faq items={items} />
      </Split>
    </Section>
  )
}
