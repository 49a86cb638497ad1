import { useEffect, useMemo, useState } from 'react'
import { useChoices } from 'shared-page/area'
import { prefersReducedMotion } from 'shared-page/browser'
import { choiceButton, choiceName, choosable } from 'shared-page/choices'
import type { Link } from '../content/Link.ts'
import { titleOf, workPagePath } from '../content/work.ts'
import type { PictureFile } from '../pictures/PictureFile.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { CornerLeaf } from './CornerLeaf.tsx'
import { columns, coverSizes } from './coverSizes.ts'
import { Picture } from './Picture.tsx'
import styles from './Portfolio.module.css'
import { TabRow } from './TabRow.tsx'
import { TileLink } from './TileLink.tsx'
import { WorkFacts, type WorkItem } from './WorkFacts.tsx'

export interface Project extends Omit<WorkItem, 'link'> {
  /** The id of one of the filters. */
  category: string
  description: string
  /** Null if the current page already shows most of the work. */
  link?: string | null
}

interface PortfolioProps {
  /** The accessible name of the group of filters. */
  label: string
  /** The filter with the id `all` shows every project. */
  filters: readonly { id: string; label: string }[]
  projects: readonly Project[]
  /** The text that announces the number of projects shown. */
  countText: (count: number) => string
  /** The link to all works, below the grid. */
  all?: Link | undefined
}

const everything = 'all'
/** The name of the filter in the URL's query. */
const choice = 'kind'
const choiceOf = (filter: string) => (filter === everything ? undefined : filter)
/** The duration of the tiles' exit, in ms: `--d-quick` of tokens.css. */
const leavingTime = 160

/** `sizes` of each tile's picture, for the frames that Portfolio.module.css lays out. */
const sizesAt = (picture: PictureFile, index: number) =>
  coverSizes(
    picture,
    [0, 5, 6, 7].includes(index)
      ? { from: '64em', width: columns(6), ratio: 1.65 }
      : { from: '64em', width: columns(3), ratio: 0.8 },
    { from: '40em', width: 45, ratio: 4 / 5 },
    { width: 43, ratio: 1 },
  )

/** A tile for each project, with the name of its filter. */
function Tiles({ projects, filters }: Pick<PortfolioProps, 'projects' | 'filters'>) {
  return projects.map(({ work, category, picture, description, link = workPagePath(work) }, index) => (
    <li key={work.id} {...choosable([choiceName(choice, category)])}>
      <article>
        <TileLink to={link}>
          <Picture picture={picture} sizes={sizesAt(picture, index)}>
            {link && <CornerLeaf />}
          </Picture>
          <div className={styles.caption}>
            <h3>{titleOf(work)}</h3>
            <span>{filters.find(({ id }) => id === category)?.label}</span>
          </div>
          <p>{description}</p>
          <WorkFacts work={work} />
        </TileLink>
      </article>
    </li>
  ))
}

/** A grid of projects, which a row of buttons filters by category. The URL's query has the filter: `?kind=retail`. */
export function Portfolio({ label, filters, projects, countText, all }: PortfolioProps) {
  const [{ kind: chosen = everything }, choose] = useChoices({
    [choice]: filters.map(({ id }) => id).filter((id) => id !== everything),
  })
  // After a press, `shown` follows `chosen` once the old tiles have left. A choice from the URL is applied immediately.
  const [{ pressed, changes }, setPressed] = useState<{ pressed?: string; changes: number }>({ changes: 0 })
  const shown = pressed ?? chosen
  useEffect(() => {
    if (chosen === shown) return
    const change = () => setPressed(({ changes }) => ({ pressed: chosen, changes: changes + 1 }))
    const timer = setTimeout(change, prefersReducedMotion() ? 0 : leavingTime)
    return () => clearTimeout(timer)
  }, [chosen, shown])
  const press = (filter: string) => {
    setPressed({ pressed: shown, changes })
    choose({ [choice]: choiceOf(filter) })
  }
  const projectsOf = (filter: string) => projects.filter(({ category }) => filter === everything || category === filter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's projects stay. The press that chooses renders no tile.
  const tiles = useMemo(() => <Tiles projects={projectsOf(shown)} filters={filters} />, [shown])
  return (
    <>
      <div className={styles.filters} data-needs-code>
        <TabRow label={label} current={chosen}>
          {filters.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              {...choiceButton(choice, choiceOf(id), id === chosen)}
              onClick={() => press(id)}
            >
              {label}
            </button>
          ))}
        </TabRow>
      </div>
      <p className="vh" role="status">
        {/* Remounted for each choice: two categories may have the same number of projects, and unchanged text is not
            announced. */}
        <span key={chosen}>{countText(projectsOf(chosen).length)}</span>
      </p>
      {/* A new key for each change remounts every tile, so that its animation runs. The page's first tiles have none.
       */}
      <ul
        key={changes}
        className={`${styles.grid} pulled`}
        data-leaving={chosen !== shown || undefined}
        data-arriving={changes > 0 || undefined}
      >
        {tiles}
      </ul>
      {all && (
        <ButtonLink to={all.link} variant="line" arrow className={styles.all}>
          {all.title}
        </ButtonLink>
      )}
    </>
  )
}
