import type { AreaMenu } from 'shared-ui/contract'
import { FrameLink } from './FrameLink.tsx'
import { narrow } from './header.ts'
import { LinkPanel } from './LinkPanel.tsx'
import { MenuPicture } from './MenuPicture.tsx'
import styles from './PicturePanel.module.css'

/** An area's picture tiles, its films and its own pages in the full-screen menu. */
export function PicturePanel({ menu: { tiles = [], films = [], filmsTitle, overview } }: { menu: AreaMenu }) {
  return (
    <>
      <ul className={styles.tiles}>
        {tiles.map((tile, step) => (
          <li key={tile.id}>
            <FrameLink to={tile.link}>
              <MenuPicture picture={tile.picture} sizes="28vw" step={step} media={narrow} />
              {tile.title}
            </FrameLink>
          </li>
        ))}
      </ul>
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
