import { classes } from './classes.ts'
import { NoWrap } from './NoWrap.tsx'
import styles from './SpecTable.module.css'

interface SpecTableProps {
  caption: string
  rows: readonly { name: string; value: string }[]
  className?: string | undefined
}

/** A specification as a table of names and values. */
export function SpecTable({ caption, rows, className }: SpecTableProps) {
  return (
    <table className={classes(styles.spec, className)}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <NoWrap>{value}</NoWrap>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
