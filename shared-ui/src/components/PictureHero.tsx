import type { PictureFile } from '../contract.ts'
import { HeroFrame, type HeroWords } from './HeroFrame.tsx'
import styles from './PictureHero.module.css'
import { RawPicture } from './RawPicture.tsx'

interface PictureHeroProps extends HeroWords {
  picture: PictureFile
}

/** A page's first band: its title on the foot of a picture that fills the screen. */
export function PictureHero({ picture, ...words }: PictureHeroProps) {
  return (
    <HeroFrame
      {...words}
      className={styles.hero}
      backdrop={
        // Upright tablets show a slice of the picture, which is drawn wider than the screen. A phone's cut fits its
        // screen; of the device's pixels two thirds each way do, as under the scrim and the words no more can be told
        // apart, and the page's largest paint comes sooner.
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
