import { classes } from '../classes.ts'
import styles from './Caption.module.css'

interface CaptionProps {
  title: string
  detail?: string | undefined
  as?: 'p' | 'figcaption' | undefined
  className?: string | undefined
}

/** A picture's caption: its subject, and at the right end its kind; below each other where `--caption` is `column`. */
export function Caption({ title, detail, as: Tag = 'p', className }: CaptionProps) {
  return (
    <Tag className={classes(styles.caption, className)}>
      <b>{title}</b>
      {detail && <span>{detail}</span>}
    </Tag>
  )
}
