import type { CSSProperties } from 'react'
import { DimensionLine } from './DimensionLine.tsx'
import { DisclosureMark } from './DisclosureMark.tsx'
import styles from './Faq.module.css'
import { NoWrap } from './NoWrap.tsx'

interface Period {
  label: string
  /** The first and the last month. */
  months: readonly [number, number]
}

interface FaqProps {
  items: readonly { question: string; answer: string; periods?: readonly Period[] | undefined }[]
}

/**
 * The periods of an answer, drawn on one scale with a mark for every month. Hidden from screen readers, because the
 * answer has the same content.
 */
function Periods({ periods }: { periods: readonly Period[] }) {
  const longest = Math.max(...periods.map(({ months }) => months[1]))
  return (
    <div className={styles.periods} style={{ '--months': longest } as CSSProperties} aria-hidden="true">
      {periods.map(({ label, months: [from, to] }) => (
        <div key={label} style={{ '--from': from, '--to': to } as CSSProperties}>
          <DimensionLine />
          <span>
            {from} to {to} months
            <br />
            {label}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Questions whose answers open without script. */
export function Faq({ items }: FaqProps) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer, periods }) => (
        <details key={question}>
          <summary>
            {question}
            <DisclosureMark />
          </summary>
          <div className={styles.answer}>
            <p>
              <NoWrap>{answer}</NoWrap>
            </p>
            {periods && <Periods periods={periods} />}
          </div>
        </details>
      ))}
    </div>
  )
}
