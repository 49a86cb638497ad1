import type { ReactNode } from 'react'
import type { Link } from '../content/Link.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { classes } from './classes.ts'
import styles from './HeroFrame.module.css'
import { NoWrap } from './NoWrap.tsx'

/** The text of a page's first band, over any backdrop. */
export interface HeroWords {
  id?: string | undefined
  title: ReactNode
  lead?: string | undefined
  /** The typical cost and duration of this kind of work, as a sentence. */
  typically?: string | undefined
  crumbs?: readonly Link[] | undefined
  /** Buttons. */
  children?: ReactNode
}

export interface HeroFrameProps extends HeroWords {
  /**
   * Fills the band behind the text; in an upright window it is whole, above the text. The component that passes it
   * draws the scrim between the two, as the band's `::after`.
   */
  backdrop: ReactNode
  /** The width-to-height ratio of the whole backdrop, in CSS syntax. */
  aspectRatio: string
  /** May set `--columns`: the column widths of the title and of the lead and buttons beside it. */
  className?: string | undefined
}

/** A page's first band: its title at the foot of a dark backdrop that fills the screen. */
export function HeroFrame({
  id,
  title,
  lead,
  typically,
  crumbs,
  children,
  backdrop,
  aspectRatio,
  className,
}: HeroFrameProps) {
  return (
    <section id={id} className={classes(styles.hero, className)} data-tone="slate" data-under-header="dark">
      <div className={styles.backdrop} style={{ aspectRatio }}>
        {backdrop}
      </div>
      <div className={`wrap ${styles.row}`}>
        <div>
          {crumbs && <Breadcrumbs items={crumbs} />}
          <h1>{title}</h1>
        </div>
        {(lead || children) && (
          <div>
            {lead && (
              <p className={`lead ${styles.lead}`}>
                <NoWrap>{lead}</NoWrap>
              </p>
            )}
            {typically && (
              <p className={styles.typically}>
                <NoWrap>{typically}</NoWrap>
              </p>
            )}
            {children && <div className={styles.buttons}>{children}</div>}
          </div>
        )}
      </div>
    </section>
  )
}
