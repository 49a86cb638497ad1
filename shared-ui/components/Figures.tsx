import type { Link } from '../content/Link.ts'
import styles from './Figures.module.css'
import { SiteLink } from './SiteLink.tsx'

/** A claim in figures. */
export interface Figure {
  value: string
  label: string
}

interface FiguresProps {
  items: readonly Figure[]
  /** The page that explains the figures. */
  source: Link
  columns?: 2 | 3 | 4
}

/** The value of a figure: currency, percent and M are small, a plus is raised and in the accent colour. */
function Value({ children }: { children: string }) {
  return children.split(/([£%+]|(?<=\d)M)/).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one constant string never move.
    if (part === '+') return <sup key={index}>+</sup>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    if (part === '£' || part === '%' || part === 'M') return <small key={index}>{part}</small>
    return part
  })
}

/** Statistics without boxes: the figure above its description, and below all of them the link to their source. */
export function Figures({ items, columns = 4, source }: FiguresProps) {
  return (
    <div>
      <dl className={styles.figures} data-columns={columns}>
        {items.map(({ value, label }) => (
          <div key={label} className={styles.figure} data-reveal>
            <dt>{label}</dt>
            <dd>
              <Value>{value}</Value>
            </dd>
          </div>
        ))}
      </dl>
      <SiteLink to={source.link} className={styles.source}>
        {source.title}
      </SiteLink>
    </div>
  )
}
