import { expect, test } from 'vitest'
import type { ComposedPage } from './links.ts'
import { checkQuestions } from './questions.ts'

const page = (html: string) =>
  ({
    target: {
      address: '/a',
      head: { data: [{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'What does "JCT" mean?' }] }] },
    },
    html,
  }) as unknown as ComposedPage

test('a question that the page asks is let through, however it is escaped', () => {
  expect(() => checkQuestions([page('<summary>What does &quot;JCT&quot; mean?</summary>')])).not.toThrow()
})

test('a question that stands in the structured data alone is refused', () => {
  const html = '<script type="application/ld+json">{"name":"What does &quot;JCT&quot; mean?"}</script><p>Nothing</p>'
  expect(() => checkQuestions([page(html)])).toThrow(
    '/a has the question "What does "JCT" mean?", which its page does not ask',
  )
})
