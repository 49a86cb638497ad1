import type { ComposedPage } from './links.ts'
import { plain } from './links.ts'

const withoutData = (html: string) => html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')

interface Item {
  '@type'?: unknown
  mainEntity?: unknown
}

const questionsOf = ({ '@type': type, mainEntity }: Item): string[] =>
  type === 'FAQPage' && Array.isArray(mainEntity) ? mainEntity.map(({ name }) => String(name)) : []

/** Refuses structured data with a question that its page does not ask: search engines would show what is not there. */
export function checkQuestions(pages: readonly ComposedPage[]) {
  for (const { target, html } of pages) {
    const words = plain(withoutData(html))
    for (const question of ((target.head.data ?? []) as readonly Item[]).flatMap(questionsOf))
      if (!words.includes(question))
        throw new Error(
          `The structured data of ${target.address} has the question "${question}", which its page does not ask.`,
        )
  }
}
