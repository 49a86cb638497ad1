import { useId } from 'react'
import { Badge } from 'shared-ui/Badge'
import { Button } from 'shared-ui/Button'
import type { PictureFile } from 'shared-ui/contract'
import { Picture } from 'shared-ui/Picture'
import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import styles from './Projects.module.css'
import { TextButton } from './TextButton.tsx'

export interface ProjectsProps {
  id: string
  label: string
  title: string
  items: readonly { id: number; title: string; category: string; image: PictureFile; description: string }[]
  view: string
  viewAll: string
  /** Explains why the buttons have no action. */
  noAction: string
}

const sizes = [
  '(min-width: 48em) 66vw, 95vw',
  '(min-width: 48em) 32vw, 95vw',
  '(min-width: 48em) 40vw, 95vw',
  '(min-width: 48em) 48vw, 95vw',
]

/** Four projects on an offset grid. Their buttons have no action, as specified, and their description says so. */
export function Projects({ id, label, title, items, view, viewAll, noAction }: ProjectsProps) {
  const base = useId()
  const note = `${base}note`
  return (
    <Section id={id} labelledBy={`${base}title`}>
      <PlainHead id={`${base}title`} title={title} note={label} />
      <ul className={`grid ${styles.projects}`}>
        {items.map(({ id, title, category, image, description }, index) => (
          <li key={id}>
            <Picture picture={image} sizes={sizes[index] ?? '100vw'}>
              <Badge>{category}</Badge>
            </Picture>
            <h3 id={base + id}>{title}</h3>
            <p>{description}</p>
            <TextButton aria-describedby={`${base + id} ${note}`}>{view}</TextButton>
          </li>
        ))}
      </ul>
      <div className={styles.all}>
        <Button variant="line" arrow aria-describedby={note}>
          {viewAll}
        </Button>
        <p id={note} className="muted">
          {noAction}
        </p>
      </div>
    </Section>
  )
}
