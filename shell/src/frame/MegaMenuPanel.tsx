import { CornerLeaf } from 'shared-ui/CornerLeaf'
import type { AreaMenu, MenuLink } from 'shared-ui/contract'
import { Icon } from 'shared-ui/Icon'
import { FrameLink } from './FrameLink.tsx'
import { wide } from './headerState.ts'
import styles from './MegaMenuPanel.module.css'
import { MenuPicture, tileSizes } from './MenuPicture.tsx'

/** The inside of a mega menu: the area's own pages in the margin column, its picture tiles beside them. */
export function MegaMenuPanel({ title, teaser, overview, tiles = [], filmsTitle, films }: AreaMenu) {
  return (
    <div className="wrap grid">
      <div className={styles.lead}>
        <p className={styles.title}>{title}</p>
        <p className={styles.teaser}>{teaser}</p>
        <Links links={overview} />
        {films && (
          <>
            <p className={styles.films}>{filmsTitle}</p>
            <ul className={styles.filmList}>
              {films.map((film, index) => (
                <li key={film.link}>
                  <FrameLink to={film.link} className={styles.film}>
                    <MenuPicture picture={film.picture} sizes="44px" step={tiles.length + index} media={wide} />
                    {film.title}
                  </FrameLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={styles.tiles} data-tiles={tiles.length}>
        {tiles.map((tile, step) => (
          <div key={tile.id}>
            <FrameLink to={tile.link} className={styles.tile}>
              <MenuPicture
                picture={tile.picture}
                sizes={tileSizes(tile.picture, step, tiles.length)}
                step={step}
                media={wide}
              >
                <CornerLeaf />
              </MenuPicture>
              {tile.title}
            </FrameLink>
            <Links links={tile.links} />
          </div>
        ))}
      </div>
    </div>
  )
}

const Links = ({ links }: { links: readonly MenuLink[] }) => (
  <ul className={styles.links}>
    {links.map(({ link, title }) => (
      <li key={link}>
        <FrameLink to={link}>
          {title}
          <Icon name="arrow" size={16} />
        </FrameLink>
      </li>
    ))}
  </ul>
)
