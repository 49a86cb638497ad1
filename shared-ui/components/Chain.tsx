import type { CSSProperties } from 'react'
import styles from './Chain.module.css'
import { Unbroken } from './Unbroken.tsx'

interface ChainProps {
  steps: readonly { number: number; title: string; description: string }[]
}

/** Numbered steps as a chain of dimensions on a plan: one line, with a tick for each step. */
export function Chain({ steps }: ChainProps) {
  return (
    <ol className={styles.chain} style={{ '--steps': steps.length } as CSSProperties}>
      {steps.map(({ number, title, description }) => (
        <li key={number}>
          <div data-reveal>
            <span className={styles.number}>{number}</span>
            <h3>{title}</h3>
            <p>
              <Unbroken>{description}</Unbroken>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
