import { type OpeningDays, openingRows } from '../content/openingHours.ts'
import { classes } from './classes.ts'
import styles from './Hours.module.css'

export interface HoursProps {
  title: string
  hours: readonly OpeningDays[]
  /** The reason why they differ from other hours on the site. */
  note?: string
  className?: string | undefined
}

/** Opening hours as a table. */
export function Hours({ title, hours, note, className }: HoursProps) {
  return (
    <table className={classes(styles.hours, className)}>
      <caption>{title}</caption>
      <tbody>
        {openingRows(hours).map(({ day, time }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
      {note && (
        <tfoot>
          <tr>
            <td colSpan={2}>{note}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
