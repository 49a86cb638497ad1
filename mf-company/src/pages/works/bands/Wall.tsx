import { type CSSProperties, memo } from 'react'
import { choiceCount, choiceReset, choosable } from 'shared-page/choices'
import { CornerLeaf } from 'shared-ui/CornerLeaf'
import { firstOnPhones } from 'shared-ui/coverSizes'
import { interpolate } from 'shared-ui/interpolate'
import { interpolateCount } from 'shared-ui/interpolateCount'
import { LightboxLink } from 'shared-ui/LightboxLink'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { SiteLink } from 'shared-ui/SiteLink'
import { textLinkClass } from 'shared-ui/TextLink'
import { WorkFacts } from 'shared-ui/WorkFacts'
import { titleOf, workPagePath } from 'shared-ui/work'
import { choicesOf, hasPage, type ShownWork } from '../shownWorks.ts'
import { MoreLikeThis } from './MoreLikeThis.tsx'
import styles from './Wall.module.css'

interface WallProps {
  words: Readonly<Record<'one' | 'many' | 'none' | 'reset' | 'more' | 'like', string>>
  works: readonly ShownWork[]
  /** Shows all works; absent while all are shown. */
  reset: (() => void) | undefined
}

const shapeOf = ({ picture }: ShownWork) => ({ '--ratio': ratioOf(picture) }) as CSSProperties

const ratioOf = ({ width, height }: PictureFile) => width / height

/** The `sizes` of a picture in rows of equal height, with a width proportional to its aspect ratio. */
const sizesOf = (picture: PictureFile, isLarge: boolean) => {
  const ratio = ratioOf(picture)
  const vw = (width: number) => `${Math.round(ratio * width)}vw`
  // Square on a phone.
  return `(min-width: 64em) ${vw(isLarge ? 30 : 21)}, (min-width: 40em) ${vw(30)}, ${Math.round(43 * Math.sqrt(Math.max(1, ratio)))}vw`
}

/** The content of a tile: a work's picture, name, kind, place, cost and weeks. */
const Tile = memo(({ tile, isLarge, isFirst }: { tile: ShownWork; isLarge: boolean; isFirst?: boolean }) => {
  const { work, summary, picture } = tile
  const Name = isLarge ? 'h2' : 'b'
  return (
    <>
      <Picture
        picture={picture}
        // On a phone the first one is the page's largest contentful paint.
        sizes={(isFirst ? firstOnPhones(55) : '') + sizesOf(picture, isLarge)}
        priority={isFirst}
        alt={isLarge ? '' : undefined}
      >
        {isLarge && <CornerLeaf />}
      </Picture>
      <div className={styles.caption}>
        <Name>{work.name}</Name>
        <span>
          {work.kind}, {work.place}
        </span>
        <WorkFacts as="span" work={work} withoutKind />
      </div>
      {isLarge && <p>{summary}</p>}
    </>
  )
})

/** The works with a page, as links to it. */
const Described = ({ works }: { works: readonly ShownWork[] }) => (
  <ul className={styles.wall} data-large {...choosable(choicesOf(works))}>
    {works.map((tile, index) => (
      <li key={tile.work.id} style={shapeOf(tile)} {...choosable(choicesOf([tile]))}>
        <SiteLink to={workPagePath(tile.work)}>
          <Tile tile={tile} isLarge isFirst={index === 0} />
        </SiteLink>
      </li>
    ))}
  </ul>
)

/** The works without a page: a click or tap enlarges the picture. */
const Others = ({ works, words }: Pick<WallProps, 'works' | 'words'>) => (
  <div className={styles.others} {...choosable(choicesOf(works))}>
    <h2>{interpolateCount(words.more, works.length)}</h2>
    <ul className={styles.wall}>
      {works.map((tile) => (
        <li key={tile.work.id} id={tile.work.id} style={shapeOf(tile)} {...choosable(choicesOf([tile]))}>
          <LightboxLink id={tile.work.id} caption={`${titleOf(tile.work)}. ${tile.summary}`}>
            <Tile tile={tile} isLarge={false} />
          </LightboxLink>
          <MoreLikeThis work={tile.work} similar={{ title: tile.like ?? words.like, link: workPagePath(tile.work) }} />
        </li>
      ))}
    </ul>
  </div>
)

/**
 * The works as a wall of uncropped pictures in rows of equal height: those with a page of their own first, and larger.
 */
export function Wall({ words, works, reset }: WallProps) {
  const count = interpolate(works.length === 1 ? words.one : words.many, { count: works.length })
  const described = works.filter(hasPage)
  const others = works.filter((work) => !hasPage(work))
  return (
    <section className={`section wrap ${styles.band}`} aria-label={count}>
      <div className={styles.count}>
        <p role="status" {...choiceCount(words)}>
          {works.length === 0 ? words.none : count}
        </p>
        <button
          type="button"
          className={textLinkClass()}
          {...choiceReset}
          hidden={!reset}
          data-needs-code
          onClick={reset}
        >
          {words.reset}
        </button>
      </div>
      {described.length > 0 && <Described works={described} />}
      {others.length > 0 && <Others works={others} words={words} />}
    </section>
  )
}
