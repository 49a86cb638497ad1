import { type ReactNode, useEffect, useState } from 'react'
import type { PictureFile } from 'shared-ui/contract'
import { coverSizes } from 'shared-ui/coverSizes'
import { RawPicture } from 'shared-ui/RawPicture'
import styles from './MenuPicture.module.css'

/**
 * When a menu's pictures are fetched, in ms: `first` after the menu is there, and `step` later for each place in the
 * queue.
 */
const pictureDelay = { first: 1000, step: 100 } as const

/**
 * `sizes` of a mega menu's tile, for the layout in MegaMenuPanel.module.css: the first of three is twice as wide as the
 * others.
 */
export const tileSizes = (picture: PictureFile, index: number, count: number) => {
  const frame = () => {
    if (count === 2) return { width: 29.5, ratio: 3 / 2 }
    return index === 0 ? { width: 32, ratio: 1.95 } : { width: 16, ratio: 0.97 }
  }
  return coverSizes(picture, { from: '64em', ...frame() })
}

interface MenuPictureProps {
  picture: PictureFile
  sizes: string
  /** Its place in the queue, from 0. */
  step: number
  /** The media query of the windows that show its menu. */
  media: string
  children?: ReactNode
}

/** A menu's picture, decorative beside its link's words: fetched late, and only where its menu can be seen. */
export function MenuPicture({ picture, sizes, step, media, children }: MenuPictureProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    // Every window has the markup of both menus, but a phone has no time to spare for pictures that it cannot show.
    const windows = window.matchMedia(media)
    let timer: ReturnType<typeof setTimeout> | undefined
    const queue = () => {
      clearTimeout(timer)
      if (windows.matches) timer = setTimeout(() => setDue(true), pictureDelay.first + pictureDelay.step * step)
    }
    queue()
    windows.addEventListener('change', queue)
    return () => {
      clearTimeout(timer)
      windows.removeEventListener('change', queue)
    }
  }, [step, media])
  return (
    <span className={styles.picture}>
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
    </span>
  )
}
