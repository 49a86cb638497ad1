import type { CSSProperties } from 'react'
import { CornerLeaf } from 'shared-ui/CornerLeaf'
import type { PictureFile } from 'shared-ui/contract'
import { coverSizes } from 'shared-ui/coverSizes'
import { DisclosureMark } from 'shared-ui/DisclosureMark'
import { RawPicture } from 'shared-ui/RawPicture'
import type { AreaEntry } from './contributions.ts'
import { FrameLink } from './FrameLink.tsx'
import styles from './MegaMenu.module.css'
import { MenuLinks } from './MenuLinks.tsx'

/** The inside of a mega menu: the area's own pages and films beside its picture tiles with their links. */
export function MegaMenu({ area, menu, panel }: AreaEntry) {
  const { title, teaser, overview, tiles = [], filmsTitle, films } = menu
  return (
    <div className={styles.mega} data-shows={panel}>
      <div className={styles.tiles} data-tiles={tiles.length}>
        {tiles.map((tile, step) => (
          <div key={tile.id} className={styles.tile} style={{ '--step': step } as CSSProperties}>
            <FrameLink to={tile.link} className={styles.tileLink}>
              <MenuPicture
                picture={tile.picture}
                sizes={tileSizes(tile.picture, step, tiles.length)}
                step={step}
                between={[panel === 'pictures' ? 160 : 320, 1200]}
              />
              <span>{tile.title}</span>
              <CornerLeaf />
            </FrameLink>
            {tile.links.length > 0 && (
              <details name={`menu-${area}`}>
                <summary className={styles.tileRow}>
                  {tile.title}
                  <DisclosureMark />
                </summary>
                <MenuLinks links={[{ link: tile.link, title: tile.all ?? tile.title }, ...tile.links]} />
              </details>
            )}
          </div>
        ))}
      </div>
      <div className={styles.lead}>
        <p className={styles.title}>{title}</p>
        <p className={styles.teaser}>{teaser}</p>
        <MenuLinks links={overview} />
        {films && (
          <div className={styles.films}>
            <p>{filmsTitle}</p>
            <ul className={styles.filmList}>
              {films.map((film, index) => (
                <li key={film.link}>
                  <FrameLink to={film.link}>
                    <MenuPicture picture={film.picture} sizes="44px" step={tiles.length + index} between={[48, 160]} />
                    {film.title}
                  </FrameLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}

/** `sizes` of a tile, for the layout in MegaMenu.module.css: the first of three is twice as wide as the others. */
const tileSizes = (picture: PictureFile, index: number, count: number) => {
  const frame = () => {
    if (count === 2) return { width: 29.5, ratio: 3 / 2 }
    return index === 0 ? { width: 32, ratio: 1.95 } : { width: 16, ratio: 0.97 }
  }
  return `${coverSizes(picture, { from: '64em', ...frame() })}, 28vw`
}

interface MenuPictureProps {
  picture: PictureFile
  sizes: string
  /** Its place in the queue in which menuController.ts has the pictures fetched. */
  step: number
  /** The narrowest and the widest file that the menu can show. A list of all would be half of the menu's markup. */
  between: readonly [least: number, most: number]
}

/** A menu's picture, decorative beside its link's words. */
function MenuPicture({ picture, sizes, step, between: [least, most] }: MenuPictureProps) {
  const widths = picture.widths.filter((width) => width >= least && width <= most)
  return (
    <span className={styles.picture} data-picture={step}>
      <RawPicture picture={{ ...picture, widths, fallback: picture.fallback.slice(0, 1) }} sizes={sizes} alt="" />
    </span>
  )
}
