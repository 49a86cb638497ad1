import { useState } from 'react'
import { Loop } from './Loop.tsx'
import { PauseButton, type PauseWords } from './PauseButton.tsx'
import styles from './Ticker.module.css'

interface TickerProps extends PauseWords {
  topics: readonly string[]
}

/** A line of topics that scrolls by itself between two hairlines. */
export function Ticker({ topics, pause, resume }: TickerProps) {
  const [isPaused, setPaused] = useState(false)
  return (
    <div className={styles.ticker} data-paused={isPaused}>
      <Loop seconds={20}>
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </Loop>
      <PauseButton pause={pause} resume={resume} isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />
    </div>
  )
}
