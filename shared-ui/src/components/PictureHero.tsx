import type { PictureFile } from '../contract.ts'
import { HeroFrame, type HeroWords } from './HeroFrame.tsx'
import styles from './PictureHero.module.css'
import { RawPicture } from './RawPicture.tsx'

interface PictureHeroProps extends HeroWords {
  picture: PictureFile
}

/** A page's first band: its title at the foot of a picture that fills the screen. */
export function PictureHero({ picture, ...words }: PictureHeroProps) {
  return (
    <HeroFrame
      {...words}
      className={styles.hero}
      backdrop={
        // An upright tablet shows a slice of the picture, which is drawn wider than the screen (130vw). A phone shows
        // the upright cut, as wide as its screen. Two thirds of its device pixels each way are enough (66vw): under the
        // scrim and the words nobody can tell, and the page's largest paint comes sooner.
        <RawPicture
          picture={picture}
          sizes="(orientation: portrait) 130vw, 100vw"
          upright="66vw"
          position={picture.position}
          priority
          className={styles.picture}
        />
      }
    />
  )
}
