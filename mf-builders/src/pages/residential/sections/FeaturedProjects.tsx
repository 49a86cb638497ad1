import { Bare } from 'shared-ui/Bare'
import { Picture } from 'shared-ui/Picture'
import { Section } from 'shared-ui/Section'
import type { FeaturedProject } from '../ResidentialCategory.ts'
import styles from './FeaturedProjects.module.css'

/** Two projects, the second hanging lower than the first. */
export function FeaturedProjects({ title, projects }: { title: string; projects: readonly FeaturedProject[] }) {
  return (
    <Section tone="slate">
      <Bare title={title} />
      <div className={`grid ${styles.projects}`}>
        {projects.map(({ title, description, image }, index) => (
          <article key={title}>
            <Picture
              picture={image}
              sizes={index === 0 ? '(min-width: 64em) 53vw, 92vw' : '(min-width: 64em) 45vw, 130vw'}
              ratio={index === 0 ? '3 / 2' : '4 / 5'}
            />
            <h3>{title}</h3>
            <p>{description}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}
