import type { PaymentStage } from '../content/paymentSchedules.content.ts'
import styles from './PaymentSchedule.module.css'
import { Ranges } from './Ranges.tsx'

export interface PaymentScheduleProps {
  title: string
  text: string
  stages: readonly PaymentStage[]
}

/** A sample of the payments under a contract: each stage's share starts where the previous share ends. */
export function PaymentSchedule({ title, text, stages }: PaymentScheduleProps) {
  let sum = 0
  const rows = stages.map(({ name, finished, share, paid }) => {
    const from = sum
    sum += share
    return { name, note: finished, from, to: sum, text: paid ?? `${share}%` }
  })
  return (
    <div className={styles.schedule} id="payments">
      <div className={styles.head}>
        <h3>{title}</h3>
        <p className="muted">{text}</p>
      </div>
      <Ranges end={100} step={10} rows={rows} />
    </div>
  )
}
