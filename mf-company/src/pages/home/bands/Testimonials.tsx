import { ButtonLink } from 'shared-ui/ButtonLink'
import { type Figure, Figures } from 'shared-ui/Figures'
import type { Link } from 'shared-ui/Link'
import { SectionHead } from 'shared-ui/SectionHead'
import { Carousel, type CarouselProps } from './Carousel.tsx'
import styles from './Testimonials.module.css'

export interface TestimonialsProps {
  id: string
  label: string
  title: string
  carousel: CarouselProps
  stats: {
    title: string
    items: readonly Figure[]
    source: Link
    link: Link
  }
}

/** Client quotations, one at a time, beside the company's figures. */
export function Testimonials({ id, label, title, carousel, stats }: TestimonialsProps) {
  return (
    <section id={id} className="section">
      <div className="wrap">
        <SectionHead label={label} title={title} />
        <div className={`grid ${styles.columns}`}>
          <Carousel {...carousel} />
          <div className={styles.stats} data-tone="slate" data-reveal>
            <h3 className="vh">{stats.title}</h3>
            <Figures items={stats.items} source={stats.source} />
            <ButtonLink to={stats.link.link}>{stats.link.title}</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
