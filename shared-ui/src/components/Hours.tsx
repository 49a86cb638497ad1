import { classes } from '../classes.ts'
import styles from './Hours.module.css'

interface HoursProps {
  title: string
  rows: readonly { day: string; time: string }[]
  className?: string | undefined
}

/** Opening hours as a table. */
export function Hours({ title, rows, className }: HoursProps) {
  return (
    <table className={classes(styles.hours, className)}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ day, time }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
