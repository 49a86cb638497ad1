import { Faq } from 'shared-ui/Faq'
import { interpolateCount } from 'shared-ui/interpolateCount'
import { Section } from 'shared-ui/Section'
import { Split } from 'shared-ui/Split'

export interface QuestionsProps {
  id: string
  label: string
  title: string
  items: readonly { question: string; answer: string }[]
}

/** Questions of clients, with the answers. */
export function Questions({ id, label, title, items }: QuestionsProps) {
  const heading = `${id}-heading`
  return (
    <Section id={id} labelledBy={heading}>
      <Split id={heading} label={label} title={interpolateCount(title, items.length)}>
        <Faq items={items} />
      </Split>
    </Section>
  )
}
