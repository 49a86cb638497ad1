import type { ReactNode } from 'react'
import styles from './Caption.module.css'
import { classes } from './classes.ts'

interface CaptionProps {
  title: string
  /** A fact, or a link to the page that the picture belongs to. */
  detail?: ReactNode
  as?: 'p' | 'figcaption' | undefined
  className?: string | undefined
}

/** A picture's caption: subject on the left, detail on the right, or stacked if `--caption` is `column`. */
export function Caption({ title, detail, as: Tag = 'p', className }: CaptionProps) {
  return (
    <Tag className={classes(styles.caption, className)}>
      <b>{title}</b>
      {detail && <span>{detail}</span>}
    </Tag>
  )
}
