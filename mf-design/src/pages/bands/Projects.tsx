import { Badge } from 'shared-ui/Badge'
import { ButtonLink } from 'shared-ui/ButtonLink'
import { guidePrices } from 'shared-ui/costs.content'
import { columns, coverSizes } from 'shared-ui/coverSizes'
import { interpolateCount } from 'shared-ui/interpolateCount'
import type { Link } from 'shared-ui/Link'
import { Picture } from 'shared-ui/Picture'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { TextLink } from 'shared-ui/TextLink'
import { WorkFacts, type WorkItem } from 'shared-ui/WorkFacts'
import { titleOf, workPagePath } from 'shared-ui/work'
import styles from './Projects.module.css'

export interface ProjectsProps {
  id: string
  label: string
  title: string
  items: readonly (WorkItem & { category: string; description: string })[]
  view: string
  viewAll: Link
}

/** The frames in the style sheet, and that of phones. */
const frames = [
  { from: '48em', width: 66, ratio: 3 / 2 },
  { from: '48em', width: columns(4), ratio: 4 / 5 },
  { from: '48em', width: columns(5), ratio: 1 },
  { from: '48em', width: columns(6), ratio: 4 / 3 },
]
const narrow = { width: 43, ratio: 1 }

/** Four projects on an offset grid, and the link to all of them. */
export function Projects({ id, label, title, items, view, viewAll }: ProjectsProps) {
  return (
    <Section id={id} labelledBy={`${id}-heading`}>
      <PlainHead id={`${id}-heading`} title={interpolateCount(title, items.length)} note={`${label}. ${guidePrices}`} />
      <ul className={`grid ${styles.projects} pulled`}>
        {items.map(({ work, category, picture, description, link = workPagePath(work) }, index) => (
          <li key={work.id}>
            <Picture picture={picture} sizes={coverSizes(picture, frames[index] ?? narrow, narrow)}>
              <Badge>{category}</Badge>
            </Picture>
            <h3 id={`${id}-${work.id}`}>{titleOf(work)}</h3>
            <p>{description}</p>
            <WorkFacts work={work} />
            <TextLink to={link} describedBy={`${id}-${work.id}`}>
              {view}
            </TextLink>
          </li>
        ))}
      </ul>
      <div className={styles.all}>
        <ButtonLink to={viewAll.link} variant="line" arrow>
          {viewAll.title}
        </ButtonLink>
      </div>
    </Section>
  )
}
