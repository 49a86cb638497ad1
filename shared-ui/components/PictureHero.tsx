import type { PictureFile } from '../contract/contract.ts'
import { firstOnPhones } from './coverSizes.ts'
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
        <RawPicture picture={picture} sizes={`${firstOnPhones(55)}100vw`} position={picture.position} priority />
      }
      aspectRatio={`${picture.width} / ${picture.height}`}
    />
  )
}
