import type { CSSProperties } from 'react'
import { useLocation } from 'shared-page/router'
import { CornerLeaf } from 'shared-ui/CornerLeaf'
import { classes } from 'shared-ui/classes'
import { coverSizes } from 'shared-ui/coverSizes'
import { DisclosureMark } from 'shared-ui/DisclosureMark'
import type { Link } from 'shared-ui/Link'
import type { PictureFile } from 'shared-ui/PictureFile'
import { RawPicture } from 'shared-ui/RawPicture'
import { type AreaEntry, entriesOf, type SiteAreas } from './areaMenus.ts'
import { currentAt } from './ariaCurrent.ts'
import { FrameLink } from './FrameLink.tsx'
import { header } from './header.content.ts'
import mega from './MegaMenu.module.css'
import styles from './Menu.module.css'

/**
 * The site's menu, once for every window width: the bar's entries with their panels, which on a phone are the rows of a
 * list. A row is a `<summary>`; the bar replaces it with a button, which exposes its state as users expect of a menu.
 */
export const Menu = ({ areas }: { areas: SiteAreas }) => (
  <nav className={styles.menu} aria-label={header.navLabel}>
    <ul className={styles.entries}>
      {entriesOf(areas).map((entry) => (
        <li key={entry.link} className={styles.entry} data-panel={entry.panel} style={{ order: entry.order }}>
          {entry.panel ? <Panel {...entry} /> : <EntryLink {...entry} />}
        </li>
      ))}
    </ul>
  </nav>
)

const EntryLink = ({ isBoxed, link, title }: AreaEntry) => (
  <FrameLink to={link} className={classes(styles.name, isBoxed && styles.boxed)}>
    {title}
  </FrameLink>
)

function Panel(entry: AreaEntry) {
  const { area, link, menu, panel, title, phoneTitle = title } = entry
  const id = `menu-${area}`
  return (
    <>
      <button
        type="button"
        className={styles.name}
        aria-expanded="false"
        aria-controls={id}
        aria-current={currentAt(useLocation().pathname, link, true)}
        data-link={link}
      >
        {title}
        <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="m4 2 5 4-5 4" />
        </svg>
      </button>
      <details name="menu">
        <summary className={styles.row}>
          {phoneTitle}
          <DisclosureMark />
        </summary>
        <div id={id} className={styles.panel} data-tone="slate">
          {panel === 'links' ? <MenuLinks links={menu.overview} /> : <MegaMenu {...entry} />}
        </div>
      </details>
    </>
  )
}

/** A list of links in a menu. */
const MenuLinks = ({ links }: { links: readonly Link[] }) => (
  <ul className={styles.links}>
    {links.map(({ link, title }) => (
      <li key={link}>
        <FrameLink to={link}>{title}</FrameLink>
      </li>
    ))}
  </ul>
)

/** The content of a mega menu: the area's own pages and films beside its picture tiles with their links. */
function MegaMenu({ area, menu, panel }: AreaEntry) {
  const { title, teaser, overview, tiles = [], filmsTitle, films } = menu
  return (
    <div className={mega.mega} data-shows={panel}>
      <div className={mega.tiles} data-tiles={tiles.length}>
        {tiles.map((tile, step) => (
          <div key={tile.id} className={mega.tile} style={{ '--step': step } as CSSProperties}>
            <FrameLink to={tile.link} className={mega.tileLink}>
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
                <summary className={mega.tileRow}>
                  {tile.title}
                  <DisclosureMark />
                </summary>
                <MenuLinks links={[{ link: tile.link, title: tile.all ?? tile.title }, ...tile.links]} />
              </details>
            )}
          </div>
        ))}
      </div>
      <div className={mega.lead}>
        <p className={mega.title}>{title}</p>
        <p className={mega.teaser}>{teaser}</p>
        <MenuLinks links={overview} />
        {films && (
          <div className={mega.films}>
            <p>{filmsTitle}</p>
            <ul className={mega.filmList}>
              {films.map((film, index) => (
                <li key={film.link}>
                  <FrameLink to={film.link}>
                    <MenuPicture
                      picture={film.picture}
                      sizes={filmSizes(film.picture)}
                      step={tiles.length + index}
                      between={[48, 160]}
                    />
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

/** `sizes` of a film, 44 px wide. For an upright film the 40 px file is enough: the next one is twice as large. */
const filmSizes = ({ width, height }: PictureFile) => (height > width ? '40px' : '44px')

interface MenuPictureProps {
  picture: PictureFile
  sizes: string
  /** Its position in the queue in which menuController.ts fetches the pictures. */
  step: number
  /**
   * The narrowest and the widest file that the menu can show. A list of all files would be half of the menu's markup.
   */
  between: readonly [least: number, most: number]
}

/** A menu's picture, decorative beside its link's text. */
function MenuPicture({ picture, sizes, step, between: [least, most] }: MenuPictureProps) {
  const widths = picture.widths.filter((width) => width >= least && width <= most)
  return (
    <span className={mega.picture} data-picture={step}>
      <RawPicture picture={{ ...picture, widths, fallback: picture.fallback.slice(0, 1) }} sizes={sizes} alt="" />
    </span>
  )
}
