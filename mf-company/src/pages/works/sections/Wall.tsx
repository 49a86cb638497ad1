import type { CSSProperties } from 'react'
import { CornerLeaf } from 'shared-ui/CornerLeaf'
import type { PictureFile } from 'shared-ui/contract'
import { Picture } from 'shared-ui/Picture'
import { SiteLink } from 'shared-ui/SiteLink'
import { TabRow } from 'shared-ui/TabRow'
import { textLinkClass } from 'shared-ui/TextLink'
import type { WorkId } from 'shared-ui/works.content.ts'
import type { ShownWork } from '../shownWorks.ts'
import { filters } from '../wall.content.ts'
import styles from './Wall.module.css'

/** A work as the wall shows it. */
export interface WallTile {
  id: WorkId
  /** Id of one of the filters. */
  group: string
  kind: string
  picture: PictureFile
}

interface WallProps {
  works: readonly ShownWork[]
  /** Id of the chosen filter. */
  group: string
  choose: (group: string) => void
  /** Says how many works are shown. */
  count: string
  reset: () => void
}

const ratioOf = ({ width, height }: PictureFile) => width / height

/** `sizes` of a picture that is as wide as its shape asks for, in rows of one height. */
const sizesOf = (picture: PictureFile, isLarge: boolean) => {
  const ratio = ratioOf(picture)
  const vw = (width: number) => `${Math.round(ratio * width)}vw`
  return `(min-width: 64em) ${vw(isLarge ? 30 : 21)}, (min-width: 40em) ${vw(30)}, ${ratio < 1 ? 43 : 90}vw`
}

const Tiles = ({ works, isLarge }: { works: readonly ShownWork[]; isLarge: boolean }) => (
  <ul className={styles.wall} data-large={isLarge || undefined}>
    {works.map(({ id, name, place, kind, summary, picture, link }) => (
      <li key={id} style={{ '--ratio': ratioOf(picture) } as CSSProperties}>
        <SiteLink to={link}>
          <Picture
            picture={picture}
            sizes={sizesOf(picture, isLarge)}
            ratio={`${picture.width} / ${picture.height}`}
            alt=""
          >
            <CornerLeaf />
          </Picture>
          <div className={styles.caption}>
            <h2>{name}</h2>
            <span>
              {kind}, {place}
            </span>
          </div>
          {isLarge && <p>{summary}</p>}
        </SiteLink>
      </li>
    ))}
  </ul>
)

/** The works as a wall of whole pictures in rows of one height: those with a page of their own larger. */
export function Wall({ works, group, choose, count, reset }: WallProps) {
  const described = works.filter(({ isDescribed }) => isDescribed)
  const others = works.filter(({ isDescribed }) => !isDescribed)
  return (
    <section className={`section wrap ${styles.band}`} aria-label={count}>
      <div className={styles.filters}>
        <TabRow label={filters.label} current={group}>
          {filters.groups.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={id === group} onClick={() => choose(id)}>
              {label}
            </button>
          ))}
        </TabRow>
        <p role="status">{count}</p>
      </div>
      {works.length === 0 && (
        <p className={styles.none}>
          {filters.none}{' '}
          <button type="button" className={textLinkClass()} onClick={reset}>
            {filters.reset}
          </button>
        </p>
      )}
      {described.length > 0 && <Tiles works={described} isLarge />}
      {others.length > 0 && <Tiles works={others} isLarge={false} />}
    </section>
  )
}
