import { Loop, Pause } from './Loop.tsx'
import styles from './Ticker.module.css'

interface TickerProps {
  topics: readonly string[]
  /** The name of the control that stops it. */
  pause: string
}

/** A line of topics that scrolls by itself between two hairlines. */
export const Ticker = ({ topics, pause }: TickerProps) => (
  <div className={styles.ticker}>
    <Pause label={pause} className={styles.pause} />
    <Loop seconds={20}>
      {() => (
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      )}
    </Loop>
  </div>
)
