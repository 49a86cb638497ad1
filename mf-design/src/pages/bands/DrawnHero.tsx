import { ButtonLink } from 'shared-ui/ButtonLink'
import { firstOnPhones } from 'shared-ui/coverSizes'
import type { PictureFile } from 'shared-ui/PictureFile'
import { RawPicture } from 'shared-ui/RawPicture'
import { RoomHero } from 'shared-ui/RoomHero'
import styles from './DrawnHero.module.css'

export interface DrawnHeroProps {
  id: string
  title: string
  lead: string
  /** The finished building, and a line drawing from the same camera position. The drawing covers the left half. */
  render: PictureFile
  drawing: PictureFile
  /** The alternative text of render and drawing together. */
  alt: string
  actions: readonly [Action, Action]
}

interface Action {
  title: string
  link: string
}

// The foot of the houses and the path to them stay in a low window.
const position = '50% 62%'

/** The page's first band: half drawing, half finished building. */
export function DrawnHero({ id, title, lead, render, drawing, alt, actions: [first, second] }: DrawnHeroProps) {
  return (
    <RoomHero
      id={id}
      title={title}
      lead={lead}
      picture={{ ...render, alt, position }}
      cover={
        <>
          {/* Only its left half is shown, with fewer pixels, as it has no textures. */}
          <RawPicture
            picture={drawing}
            sizes={`${firstOnPhones(55)}90vw`}
            position={position}
            alt=""
            className={styles.drawing}
          />
          <span className={styles.cut} aria-hidden="true" />
        </>
      }
    >
      <ButtonLink to={first.link}>{first.title}</ButtonLink>
      <ButtonLink to={second.link} variant="line">
        {second.title}
      </ButtonLink>
    </RoomHero>
  )
}
