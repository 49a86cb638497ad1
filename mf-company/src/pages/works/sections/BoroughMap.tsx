import { boroughs, places, river } from '../boroughs.content.ts'
import type { ShownWork } from '../shownWorks.ts'
import { map } from '../wall.content.ts'
import styles from './BoroughMap.module.css'

export interface BoroughMapProps {
  works: readonly ShownWork[]
  /** Id of the chosen borough, or `all`. */
  borough: string
  choose: (borough: string) => void
}

/** The boroughs and the river, with a dot where each work is. A borough narrows the wall to its works. */
export function BoroughMap({ works, borough: chosen, choose }: BoroughMapProps) {
  const countIn = (borough: string) => works.filter((work) => work.borough === borough).length
  const options = [
    { id: 'all', name: map.everywhere, count: works.length },
    ...boroughs.map(({ id, name }) => ({ id, name, count: countIn(id) })),
  ]
  return (
    <div className={styles.map}>
      <svg viewBox="0 8 690 706" aria-hidden="true">
        {boroughs.map(({ id, outline }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same, for keyboards too.
          <path
            key={id}
            d={outline}
            className={styles.borough}
            data-chosen={id === chosen || undefined}
            onClick={() => choose(id === chosen ? 'all' : id)}
          />
        ))}
        <path d={river} className={styles.river} />
        {Object.entries(places).map(([name, { x, y, side }]) => (
          <g key={name} className={styles.place} transform={`translate(${x} ${y})`}>
            <circle r={5} />
            <text x={side === 'start' ? 11 : -11} y={4.5} textAnchor={side}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <fieldset className={styles.list}>
        <legend className="vh">{map.label}</legend>
        {options.map(({ id, name, count }) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
            {name}
            <span>{count}</span>
          </button>
        ))}
      </fieldset>
    </div>
  )
}
