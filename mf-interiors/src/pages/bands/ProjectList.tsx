import { CornerLeaf } from 'shared-ui/CornerLeaf'
import { columns, coverSizes } from 'shared-ui/coverSizes'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { PriceNote } from 'shared-ui/PriceNote'
import { Section } from 'shared-ui/Section'
import { SiteLink } from 'shared-ui/SiteLink'
import { WorkFacts, type WorkItem } from 'shared-ui/WorkFacts'
import { workPagePath } from 'shared-ui/work'
import styles from './ProjectList.module.css'

interface Project extends WorkItem {
  category: string
  description: string
}

export interface ProjectListProps {
  title: string
  projects: readonly [Project, ...Project[]]
}

/** The frames of the rows, with their sizes in the style sheet. */
const frames = [
  { width: columns(6), ratio: 16 / 10 },
  { width: columns(6) * 0.58, ratio: 4 / 3 },
  { width: columns(6) * 0.84, ratio: 3 / 2 },
  { width: columns(6) * 0.44, ratio: 4 / 5 },
  { width: columns(6), ratio: 16 / 9 },
]

const sizesAt = (picture: PictureFile, index: number) =>
  coverSizes(
    picture,
    { from: '64em', ...(frames[index % 6] ?? { width: columns(6) * 0.66, ratio: 1 }) },
    { from: '48em', width: 22, ratio: 4 / 3 },
    { width: 30, ratio: 1 },
  )

/** A list of projects: the first one large, the others in rows. */
export function ProjectList({ title, projects: [first, ...rest] }: ProjectListProps) {
  return (
    <Section>
      <h2 className={styles.title}>{title}</h2>
      <PriceNote withVat />
      <SiteLink to={workPagePath(first.work)} className={styles.first}>
        <Picture picture={first.picture} sizes="(min-width: 64em) 76vw, 100vw" alt="">
          <CornerLeaf />
        </Picture>
        <div>
          <h3>{first.work.name}</h3>
          <p>{first.description}</p>
          <div className={styles.facts}>
            <p>{`${first.category}, ${first.work.place}`}</p>
            <WorkFacts work={first.work} withoutKind />
          </div>
        </div>
      </SiteLink>
      <ul className={styles.rows}>
        {rest.map(({ work, category, description, picture }, index) => (
          <li key={work.id}>
            <SiteLink to={workPagePath(work)}>
              <Picture picture={picture} sizes={sizesAt(picture, index)} alt="" />
              <h3>{work.name}</h3>
              <p>{description}</p>
              <div className={styles.facts}>
                <p>{`${category}, ${work.place}`}</p>
                <WorkFacts work={work} withoutKind />
              </div>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
