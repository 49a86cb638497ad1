import { classes } from '../classes.ts'
import styles from './Caption.module.css'

interface CaptionProps {
  title: string
  detail?: string | undefined
  as?: 'p' | 'figcaption' | undefined
  className?: string | undefined
}

/** What a picture shows, and at its right end what kind of thing it is; below, where `--caption` is `column`. */
export function Caption({ title, detail, as: Tag = 'p', className }: CaptionProps) {
  return (
    <Tag className={classes(styles.caption, className)}>
      <b>{title}</b>
      {detail && <span>{detail}</span>}
    </Tag>
  )
}
