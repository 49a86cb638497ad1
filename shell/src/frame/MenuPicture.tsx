import { type ReactNode, useEffect, useState } from 'react'
import type { PictureFile } from 'shared-ui/contract'
import { RawPicture } from 'shared-ui/RawPicture'
import styles from './MenuPicture.module.css'

/** When a menu's pictures are fetched: ms after the menu is there, and ms for each step after the first. */
export const pictureDelay = { first: 1000, step: 100 } as const

/** How wide a mega menu's tile is, as a `sizes` attribute; its picture may be wider by what its height cuts off. */
export const tileSizes = '(min-width: 110em) 36rem, 33vw'

interface MenuPictureProps {
  picture: PictureFile
  sizes: string
  /** Its place in the queue, from 0. */
  step: number
  children?: ReactNode
}

/** A menu's picture, decorative beside its link's words: fetched late, and only where its menu can be seen. */
export function MenuPicture({ picture, sizes, step, children }: MenuPictureProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pictureDelay.first + pictureDelay.step * step)
    return () => clearTimeout(timer)
  }, [step])
  return (
    <div className={styles.picture}>
      {isDue && <RawPicture picture={picture} sizes={sizes} alt="" />}
      <noscript>
        <img
          src={`${picture.base}${picture.name}-${picture.fallback[0]}.webp`}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      </noscript>
      {children}
    </div>
  )
}
