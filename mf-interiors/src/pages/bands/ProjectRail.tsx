import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Card } from 'shared-ui/Card'
import { guidePrices } from 'shared-ui/costs.content'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { titleOf, workPagePath } from 'shared-ui/work'
import type { FeaturedProject } from '../../catalogue/Category.ts'
import styles from './ProjectRail.module.css'

export interface ProjectRailProps {
  id: string
  title: string
  description: string
  items: readonly FeaturedProject[]
}

/** Projects on a strip that extends beyond the right edge. The line below shows the visible part. */
export function ProjectRail({ id, title, description, items }: ProjectRailProps) {
  const strip = useRef<HTMLUListElement>(null)
  const view = useView(strip)
  return (
    <Section id={id} tone="sunk">
      <PlainHead title={title} note={`${description} ${guidePrices}`} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard. */}
      <ul ref={strip} className={styles.strip} tabIndex={0} aria-label={title}>
        {items.map(({ work, description, picture, link = workPagePath(work) }) => (
          <li key={work.id}>
            <Card
              to={link}
              picture={picture}
              title={titleOf(work)}
              text={description}
              work={work}
              sizes="(min-width: 48em) 42vw, 80vw"
            />
          </li>
        ))}
      </ul>
      <div className={styles.line} style={view} aria-hidden="true">
        <i />
      </div>
    </Section>
  )
}

/** The start and the width of the visible part of a scrolling strip, as fractions of the strip. */
function useView(strip: { readonly current: HTMLElement | null }) {
  const [view, setView] = useState({ from: 0, share: 0.6 })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      if (scrollWidth > 0) setView({ from: scrollLeft / scrollWidth, share: clientWidth / scrollWidth })
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [strip])
  return { '--from': `${view.from * 100}%`, '--share': `${view.share * 100}%` } as CSSProperties
}
