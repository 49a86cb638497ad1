import { Bare } from 'shared-ui/Bare'
import { Picture } from 'shared-ui/Picture'
import { Section } from 'shared-ui/Section'
import type { Inspiration } from '../../subcategory.ts'
import { labels } from '../fallbacks.content.ts'
import styles from './FeaturedProjects.module.css'

interface FeaturedProjectsProps {
  title?: string | undefined
  projects?: readonly Omit<Inspiration, 'link'>[] | undefined
}

/** A category's finished rooms, one large and one in its shadow. */
export function FeaturedProjects({ title = labels.featured, projects = [] }: FeaturedProjectsProps) {
  if (projects.length === 0) return null
  return (
    <Section tone="slate">
      <Bare title={title} />
      <div className={`grid ${styles.projects}`}>
        {projects.map(({ title, description, picture }) => (
          <article key={title}>
            <Picture picture={picture} sizes="(min-width: 64em) 56vw, 100vw" />
            <h3>{title}</h3>
            <p>{description}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}
