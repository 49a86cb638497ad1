import type { Work } from '../content/work.ts'
import type { PictureFile } from '../pictures/PictureFile.ts'
import { Badge } from './Badge.tsx'
import styles from './Card.module.css'
import { CornerLeaf } from './CornerLeaf.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { NoWrap } from './NoWrap.tsx'
import { Picture } from './Picture.tsx'
import { SiteLink } from './SiteLink.tsx'
import { textLinkClass } from './TextLink.tsx'
import { WorkFacts } from './WorkFacts.tsx'

interface CardProps {
  to: string
  picture: PictureFile
  title: string
  text?: string | undefined
  /** A fact below the text, such as a price. */
  note?: string | undefined
  /** The work in the picture, with its cost. */
  work?: Work | undefined
  /** The category, cut out of the picture's corner. */
  badge?: string | undefined
  linkText?: string | undefined
  sizes: string
  ratio?: string | undefined
  className?: string | undefined
}

/** A link to a page: its picture, title and text. A leaf in the picture's corner opens on hover. */
export function Card({ to, picture, title, text, note, work, badge, linkText, sizes, ratio, className }: CardProps) {
  return (
    <SiteLink to={to} className={classes(styles.card, className)}>
      <Picture picture={picture} sizes={sizes} ratio={ratio} alt="">
        {badge && <Badge>{badge}</Badge>}
        <CornerLeaf />
      </Picture>
      <h3>{title}</h3>
      {text && (
        <p>
          <NoWrap>{text}</NoWrap>
        </p>
      )}
      {note && (
        <p className="nums">
          <NoWrap>{note}</NoWrap>
        </p>
      )}
      {work && <WorkFacts work={work} />}
      {linkText && (
        <span className={textLinkClass(styles.link)}>
          {linkText}
          <Icon name="arrow" />
        </span>
      )}
    </SiteLink>
  )
}
