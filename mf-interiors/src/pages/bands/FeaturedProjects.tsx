import { CornerLeaf } from 'shared-ui/CornerLeaf'
import { columns, coverSizes } from 'shared-ui/coverSizes'
import { Picture } from 'shared-ui/Picture'
import { PlainHead } from 'shared-ui/PlainHead'
import { PriceNote } from 'shared-ui/PriceNote'
import { Section } from 'shared-ui/Section'
import { TileLink } from 'shared-ui/TileLink'
import { WorkFacts } from 'shared-ui/WorkFacts'
import { titleOf, workPagePath } from 'shared-ui/work'
import type { FeaturedProject } from '../../catalogue/Category.ts'
import { labels } from '../labels.content.ts'
import styles from './FeaturedProjects.module.css'

interface FeaturedProjectsProps {
  title?: string | undefined
  projects?: readonly FeaturedProject[] | undefined
}

/** A category's rooms: a large picture, and a smaller one beside it. */
export function FeaturedProjects({ title = labels.featured, projects = [] }: FeaturedProjectsProps) {
  if (projects.length === 0) return null
  return (
    <Section tone="slate">
      <PlainHead title={title} note={<PriceNote />} />
      <div className={`grid ${styles.projects}`}>
        {projects.map(({ work, description, picture, link = workPagePath(work) }, index) => (
          <article key={work.id}>
            <TileLink to={link}>
              <Picture
                picture={picture}
                sizes={coverSizes(
                  picture,
                  index % 2
                    ? { from: '64em', width: columns(4), ratio: 4 / 5 }
                    : { from: '64em', width: columns(7), ratio: 3 / 2 },
                  { width: 90, ratio: 3 / 2 },
                )}
              >
                <CornerLeaf />
              </Picture>
              <h3>{titleOf(work)}</h3>
              <p>{description}</p>
              <WorkFacts work={work} />
            </TileLink>
          </article>
        ))}
      </div>
    </Section>
  )
}
