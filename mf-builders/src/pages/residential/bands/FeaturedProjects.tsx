import { CornerLeaf } from 'shared-ui/CornerLeaf'
import { columns, coverSizes } from 'shared-ui/coverSizes'
import { Picture } from 'shared-ui/Picture'
import { PlainHead } from 'shared-ui/PlainHead'
import { PriceNote } from 'shared-ui/PriceNote'
import { Section } from 'shared-ui/Section'
import { TileLink } from 'shared-ui/TileLink'
import { WorkFacts } from 'shared-ui/WorkFacts'
import { titleOf, workPagePath } from 'shared-ui/work'
import type { FeaturedProject } from '../ResidentialCategory.ts'
import styles from './FeaturedProjects.module.css'

/** Two projects, the second lower on the page than the first. */
export function FeaturedProjects({ title, projects }: { title: string; projects: readonly FeaturedProject[] }) {
  return (
    <Section tone="slate">
      <PlainHead title={title} note={<PriceNote />} />
      <div className={`grid ${styles.projects}`}>
        {projects.map(({ work, description, picture, link = workPagePath(work) }, index) => (
          <article key={work.id}>
            <TileLink to={link}>
              <Picture
                picture={picture}
                sizes={
                  index === 0
                    ? coverSizes(
                        picture,
                        { from: '64em', width: columns(7), ratio: 3 / 2 },
                        { width: 90, ratio: 3 / 2 },
                      )
                    : coverSizes(
                        picture,
                        { from: '64em', width: columns(4), ratio: 4 / 5 },
                        { width: 90, ratio: 4 / 5 },
                      )
                }
                ratio={index === 0 ? '3 / 2' : '4 / 5'}
              >
                {link && <CornerLeaf />}
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
