import { useId } from 'react'
import { Badge } from 'shared-ui/Badge'
import { ButtonLink } from 'shared-ui/ButtonLink'
import type { PictureFile } from 'shared-ui/contract'
import { Picture } from 'shared-ui/Picture'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { TextLink } from 'shared-ui/TextLink'
import styles from './Projects.module.css'

export interface ProjectsProps {
  id: string
  label: string
  title: string
  items: readonly {
    id: number
    title: string
    category: string
    image: PictureFile
    description: string
    link: string
  }[]
  view: string
  viewAll: { text: string; link: string }
}

const sizes = [
  '(min-width: 48em) 66vw, 95vw',
  '(min-width: 48em) 32vw, 95vw',
  '(min-width: 48em) 40vw, 95vw',
  '(min-width: 48em) 48vw, 95vw',
]

/** Four projects on an offset grid, and the way to all of them. */
export function Projects({ id, label, title, items, view, viewAll }: ProjectsProps) {
  const base = useId()
  return (
    <Section id={id} labelledBy={`${base}title`}>
      <PlainHead id={`${base}title`} title={title} note={label} />
      <ul className={`grid ${styles.projects}`}>
        {items.map(({ id, title, category, image, description, link }, index) => (
          <li key={id}>
            <Picture picture={image} sizes={sizes[index] ?? '100vw'}>
              <Badge>{category}</Badge>
            </Picture>
            <h3 id={base + id}>{title}</h3>
            <p>{description}</p>
            <TextLink to={link} describedBy={base + id}>
              {view}
            </TextLink>
          </li>
        ))}
      </ul>
      <div className={styles.all}>
        <ButtonLink to={viewAll.link} variant="line" arrow>
          {viewAll.text}
        </ButtonLink>
      </div>
    </Section>
  )
}
