import type { AreaMenu, AreaName } from 'shared-ui/contract'
import { Accordion } from './Accordion.tsx'
import { FrameLink } from './FrameLink.tsx'
import { narrow } from './headerState.ts'
import { LinkPanel } from './LinkPanel.tsx'
import { MenuPicture } from './MenuPicture.tsx'
import styles from './PicturePanel.module.css'
import { linksOf } from './TilePanel.tsx'

interface PicturePanelProps {
  area: AreaName
  menu: AreaMenu
}

/** An area's panel with picture tiles, each of which opens a list of links, then its films and its own pages. */
export function PicturePanel({ area, menu: { tiles = [], films = [], filmsTitle, overview } }: PicturePanelProps) {
  return (
    <>
      <div className={styles.tiles}>
        {tiles.map((tile, step) => (
          <Accordion
            key={tile.id}
            menu={`${area}-${tile.id}`}
            label={tile.title}
            picture={
              <span className={styles.picture}>
                <MenuPicture picture={tile.picture} sizes="28vw" step={step} media={narrow} />
              </span>
            }
          >
            <LinkPanel links={linksOf(tile)} />
          </Accordion>
        ))}
      </div>
      <p className={styles.label}>{filmsTitle}</p>
      <ul className={styles.films}>
        {films.map((film, index) => (
          <li key={film.link}>
            <FrameLink to={film.link}>
              <MenuPicture picture={film.picture} sizes="44px" step={tiles.length + index} media={narrow} />
              {film.title}
            </FrameLink>
          </li>
        ))}
      </ul>
      <LinkPanel links={overview} />
    </>
  )
}
