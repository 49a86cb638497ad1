import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { MenuLink } from '../contract.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import styles from './HeroFrame.module.css'

/** The words of a page's first band, whatever stands behind them. */
export interface HeroWords {
  id?: string | undefined
  title: ReactNode
  lead?: string | undefined
  crumbs?: readonly MenuLink[] | undefined
  /** Buttons. */
  children?: ReactNode
}

export interface HeroFrameProps extends HeroWords {
  /** Fills the band behind the words. Whoever passes it draws the scrim between the two, as the band's `::after`. */
  backdrop: ReactNode
  /** May set `--columns`: the widths of the title and of the lead and buttons beside it. */
  className?: string | undefined
}

/** A page's first band: its title at the foot of a dark backdrop that fills the screen. */
export function HeroFrame({ id, title, lead, crumbs, children, backdrop, className }: HeroFrameProps) {
  return (
    <section id={id} className={classes(styles.hero, className)} data-tone="slate" data-under-header="dark">
      {backdrop}
      <div className={`wrap ${styles.row}`}>
        <div>
          {crumbs && <Breadcrumbs items={crumbs} />}
          <h1>{title}</h1>
        </div>
        {(lead || children) && (
          <div>
            {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
            {children && <div className={styles.buttons}>{children}</div>}
          </div>
        )}
      </div>
    </section>
  )
}
