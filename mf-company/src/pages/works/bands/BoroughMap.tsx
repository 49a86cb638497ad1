import type { CSSProperties } from 'react'
import { choiceButton } from 'shared-page/choices'
import { interpolate } from 'shared-ui/interpolate'
import { boroughs, places, river } from '../boroughs.content.ts'
import type { ShownWork } from '../shownWorks.ts'
import styles from './BoroughMap.module.css'

export interface BoroughMapWords {
  places: string
  /** The text for a place's works, with `{name}` and `{count}`. */
  placeOne: string
  placeMany: string
}

interface BoroughMapProps {
  words: BoroughMapWords
  /** The works that match the other filter. */
  works: readonly ShownWork[]
  /** The id of the chosen borough, the name of the chosen place, or `all`. */
  where: string
  choose: (where: string) => void
}

const [width, height, top] = [690, 706, 8]
const at = ({ x, y }: { x: number; y: number }) =>
  ({ left: `${(x / width) * 100}%`, top: `${((y - top) / height) * 100}%` }) as CSSProperties

/** The boroughs and the river, with a dot for each work. A click on a borough or a dot filters the wall. */
export function BoroughMap({ words, works, where, choose }: BoroughMapProps) {
  const toggle = (one: string) => choose(one === where ? 'all' : one)
  return (
    <div className={styles.window}>
      <div className={styles.map}>
        <svg viewBox={`0 ${top} ${width} ${height}`} aria-hidden="true">
          {boroughs.map(({ id, outline }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside the map do the same, for keyboards too.
            <path
              key={id}
              d={outline}
              className={styles.borough}
              data-chosen={id === where || undefined}
              onClick={() => toggle(id)}
            />
          ))}
          <path d={river} className={styles.river} />
        </svg>
        <fieldset className={styles.places}>
          <legend className="vh">{words.places}</legend>
          {Object.entries(places).map(([name, { side, ...point }]) => {
            const count = works.filter(({ work }) => work.place === name).length
            return (
              <button
                key={name}
                type="button"
                style={at(point)}
                data-side={side}
                data-empty={count === 0 || undefined}
                {...choiceButton('in', name, name === where)}
                aria-label={interpolate(count === 1 ? words.placeOne : words.placeMany, { name, count })}
                onClick={() => toggle(name)}
              >
                <span>{name}</span>
              </button>
            )
          })}
        </fieldset>
      </div>
    </div>
  )
}
