import type { CSSProperties, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Picture.module.css'
import { RawPicture, type RawPictureProps } from './RawPicture.tsx'

interface PictureProps extends RawPictureProps {
  /** CSS aspect ratio, such as `4 / 5`; otherwise that of `--ar` around it. */
  ratio?: string | undefined
  /** Notch, door or badge. */
  children?: ReactNode
}

/**
 * A picture in its frame. The elements around it may shape it with `--ar` (an aspect ratio) or `--pic-h` (a height).
 */
export function Picture({ ratio, children, className, ...picture }: PictureProps) {
  return (
    <div
      className={classes(styles.frame, className)}
      style={ratio ? ({ '--ar': ratio } as CSSProperties) : undefined}
      data-reveal={picture.priority ? undefined : 'picture'}
    >
      <RawPicture {...picture} />
      {children}
    </div>
  )
}
