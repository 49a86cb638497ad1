import type { CSSProperties, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Picture.module.css'
import { RawPicture, type RawPictureProps } from './RawPicture.tsx'

interface PictureProps extends RawPictureProps {
  /** CSS aspect ratio, such as `4 / 5`; otherwise that of `--ar` from an ancestor. */
  ratio?: string | undefined
  /** A notch, door or badge. */
  children?: ReactNode
}

/** A picture in its frame. Ancestors may shape it with `--ar` (an aspect ratio) or `--pic-h` (a height). */
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
