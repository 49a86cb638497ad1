import { ButtonLink } from 'shared-ui/ButtonLink'
import { Caption } from 'shared-ui/Caption'
import { CornerLeaf } from 'shared-ui/CornerLeaf'
import { interpolateCount } from 'shared-ui/interpolateCount'
import type { Link } from 'shared-ui/Link'
import { Picture } from 'shared-ui/Picture'
import { PriceNote } from 'shared-ui/PriceNote'
import { SectionHead } from 'shared-ui/SectionHead'
import { SiteLink } from 'shared-ui/SiteLink'
import { WorkFacts, type WorkItem } from 'shared-ui/WorkFacts'
import { workPagePath } from 'shared-ui/work'
import styles from './Projects.module.css'

export interface ProjectsProps {
  id: string
  label: string
  title: string
  items: readonly (WorkItem & { category: string; description: string })[]
  all: Link
}

/** The width of each tile, from the widest windows to phones. */
const sizes = [
  '(min-width: 48em) 65vw, 100vw',
  '(min-width: 48em) min(22vw, 31rem), 45vw',
  '(min-width: 48em) min(30vw, 42rem), 45vw',
  '(min-width: 48em) 58vw, 100vw',
  '(min-width: 48em) min(38vw, 53rem), 57vw',
  '(min-width: 48em) min(30vw, 42rem), 45vw',
]

/** Six recent projects as picture tiles of different sizes. */
export function Projects({ id, label, title, items, all }: ProjectsProps) {
  return (
    <section id={id} className="section">
      <div className="wrap">
        <SectionHead label={label} title={interpolateCount(title, items.length)} note={<PriceNote />} />
        <div className={`grid ${styles.wall}`}>
          {items.map(({ work, category, picture, description, link = workPagePath(work) }, index) => (
            <SiteLink key={work.id} to={link} className={styles.tile} data-ring="inside">
              <Picture picture={picture} sizes={sizes[index % sizes.length] ?? '100vw'} alt="">
                <CornerLeaf />
              </Picture>
              <div className={styles.words}>
                <Caption title={work.name} detail={`${category}, ${work.place}`} />
                <p>{description}</p>
                <WorkFacts work={work} withoutKind />
              </div>
            </SiteLink>
          ))}
        </div>
        <div className={styles.all}>
          <ButtonLink to={all.link} variant="line" arrow>
            {all.title}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
