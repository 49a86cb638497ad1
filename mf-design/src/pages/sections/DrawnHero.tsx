import { ButtonLink } from 'shared-ui/ButtonLink'
import type { PictureFile } from 'shared-ui/contract'
import { HeroFrame } from 'shared-ui/HeroFrame'
import { RawPicture } from 'shared-ui/RawPicture'
import styles from './DrawnHero.module.css'

export interface DrawnHeroProps {
  id: string
  title: string
  lead: string
  /** The finished building, and a line drawing from the same camera. The drawing covers the left half. */
  render: PictureFile
  drawing: PictureFile
  /** Alternative text of the two together. */
  alt: string
  actions: readonly [Action, Action]
}

interface Action {
  text: string
  link: string
}

/** The page's first band: half drawing, half finished building. */
export function DrawnHero({ id, title, lead, render, drawing, alt, actions: [first, second] }: DrawnHeroProps) {
  return (
    <HeroFrame
      id={id}
      title={title}
      lead={lead}
      className={styles.hero}
      backdrop={
        <>
          {/* Both have the same upright cut in the same size, so that the lines lie on the building's edges. As in
              PictureHero, two thirds of a phone's pixels are enough. Upright tablets show a slice. */}
          <RawPicture
            picture={render}
            sizes="(orientation: portrait) 130vw, 100vw"
            upright="66vw"
            priority
            alt={alt}
            className={styles.render}
          />
          <RawPicture
            picture={drawing}
            sizes="(orientation: portrait) 100vw, 90vw"
            upright="66vw"
            alt=""
            className={styles.drawing}
          />
          <span className={styles.cut} aria-hidden="true" />
        </>
      }
    >
      <ButtonLink to={first.link}>{first.text}</ButtonLink>
      <ButtonLink to={second.link} variant="line">
        {second.text}
      </ButtonLink>
    </HeroFrame>
  )
}
