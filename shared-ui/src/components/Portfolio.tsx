import { useEffect, useState } from 'react'
import type { PictureFile } from '../contract.ts'
import { prefersReducedMotion } from '../motion/prefersReducedMotion.ts'
import { Picture } from './Picture.tsx'
import styles from './Portfolio.module.css'
import { TabRow } from './TabRow.tsx'

interface Project {
  id: string | number
  title: string
  /** Id of one of the filters. */
  category: string
  image: PictureFile
  description: string
  place?: string | undefined
  kind?: string | undefined
}

interface PortfolioProps {
  /** Names the group of filters. */
  label: string
  /** The one with the id `all` shows every project. */
  filters: readonly { id: string; label: string }[]
  projects: readonly Project[]
  /** Says how many projects are shown. */
  countText: (count: number) => string
  sizes?: string | undefined
}

const everything = 'all'
/** How long tiles take to leave, in ms; `--d-quick` says the same to CSS. */
const leaving = 160

/** Projects as a grid that a row of buttons narrows to one category. */
export function Portfolio({ label, filters, projects, countText, sizes }: PortfolioProps) {
  const [chosen, setChosen] = useState(everything)
  // Behind what is chosen for as long as the old tiles take to leave.
  const [shown, setShown] = useState(everything)
  useEffect(() => {
    if (chosen === shown) return
    const timer = setTimeout(() => setShown(chosen), prefersReducedMotion() ? 0 : leaving)
    return () => clearTimeout(timer)
  }, [chosen, shown])
  const tiles = projects.filter(({ category }) => shown === everything || category === shown)
  return (
    <>
      <div className={styles.filters}>
        <TabRow label={label} current={chosen}>
          {filters.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
              {label}
            </button>
          ))}
        </TabRow>
      </div>
      <p className="vh" role="status">
        {countText(tiles.length)}
      </p>
      {/* A new key per choice: every tile arrives anew, with its animation. */}
      <ul key={shown} className={styles.grid} data-leaving={chosen !== shown || undefined}>
        {tiles.map(({ id, title, category, image, description, place, kind }) => (
          <li key={id}>
            <article>
              <Picture picture={image} sizes={sizes ?? '(min-width: 64em) 50vw, 100vw'} />
              <div className={styles.caption}>
                <h3>{title}</h3>
                <span>
                  {[kind ?? filters.find((filter) => filter.id === category)?.label, place].filter(Boolean).join(', ')}
                </span>
              </div>
              <p>{description}</p>
            </article>
          </li>
        ))}
      </ul>
    </>
  )
}
