import { useEffect, useState } from 'react'
import type { PictureFile } from '../contract.ts'
import { prefersReducedMotion } from '../motion/prefersReducedMotion.ts'
import { columns, coverSizes } from './coverSizes.ts'
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
}

const everything = 'all'
/** How long tiles take to leave, in ms; `--d-quick` says the same to CSS. */
const leaving = 160

/** The tiles' frames, as the style sheet lays them out. */
const sizesAt = (picture: PictureFile, index: number) =>
  coverSizes(
    picture,
    [0, 5, 6, 7].includes(index)
      ? { from: '64em', width: columns(6), ratio: 1.65 }
      : { from: '64em', width: columns(3), ratio: 0.8 },
    { from: '40em', width: 45, ratio: 4 / 5 },
    index % 5 ? { width: 43, ratio: 4 / 5 } : { width: 90, ratio: 5 / 4 },
  )

/** Projects as a grid that a row of buttons narrows to one category. */
export function Portfolio({ label, filters, projects, countText }: PortfolioProps) {
  const [chosen, setChosen] = useState(everything)
  // Behind what is chosen for as long as the old tiles take to leave.
  const [{ shown, turn }, setShown] = useState({ shown: everything, turn: 0 })
  useEffect(() => {
    if (chosen === shown) return
    const change = () => setShown(({ turn }) => ({ shown: chosen, turn: turn + 1 }))
    const timer = setTimeout(change, prefersReducedMotion() ? 0 : leaving)
    return () => clearTimeout(timer)
  }, [chosen, shown])
  const projectsOf = (filter: string) => projects.filter(({ category }) => filter === everything || category === filter)
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
        {/* Anew for each choice: two categories may have as many projects, and words that stay are not announced. */}
        <span key={chosen}>{countText(projectsOf(chosen).length)}</span>
      </p>
      {/* A new key per choice: every tile arrives anew, with its animation, but for the page's first. */}
      <ul
        key={turn}
        className={styles.grid}
        data-leaving={chosen !== shown || undefined}
        data-arriving={turn > 0 || undefined}
      >
        {projectsOf(shown).map(({ id, title, category, image, description, place, kind }, index) => (
          <li key={id}>
            <article>
              <Picture picture={image} sizes={sizesAt(image, index)} />
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
