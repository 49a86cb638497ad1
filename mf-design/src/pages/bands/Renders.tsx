import { Compare } from 'shared-ui/Compare'
import { columns, coverSizes } from 'shared-ui/coverSizes'
import { Picture } from 'shared-ui/Picture'
import type { PictureFile } from 'shared-ui/PictureFile'
import { Section } from 'shared-ui/Section'
import { SectionHead } from 'shared-ui/SectionHead'
import { Panorama, type PanoramaProps } from '../../panorama/Panorama.tsx'
import styles from './Renders.module.css'

export interface RendersProps {
  id: string
  label: string
  title: string
  lead: string
  comparison: { label: string; before: Side; after: Side }
  items: readonly { id: string; title: string; picture: PictureFile; description: string }[]
  rounds: string
  panorama: PanoramaProps & { title: string; description: string }
}

interface Side {
  picture: PictureFile
  label: string
  detail: string
}

/** The frames in the style sheet, and that of phones. */
const frames = [
  { from: '48em', width: columns(5), ratio: 3 / 2 },
  { from: '48em', width: columns(4), ratio: 1 },
  { from: '48em', width: columns(3), ratio: 3 / 4 },
]
const narrow = { width: 42, ratio: 3 / 2 }

/** The studio's renders: a comparison slider, kinds of picture, and a panorama. */
export function Renders({ id, label, title, lead, comparison, items, rounds, panorama }: RendersProps) {
  const heading = `${id}-heading`
  const { title: panoramaTitle, description: panoramaText, ...view } = panorama
  return (
    <Section id={id} labelledBy={heading} className={styles.renders}>
      <SectionHead id={heading} label={label} title={title} note={lead} />
      <Compare {...comparison} wide start={44} sizes="min(95vw, 130rem)" />
      <ul className={`grid ${styles.kinds}`}>
        {items.map(({ id, title, picture, description }, index) => (
          <li key={id}>
            <Picture picture={picture} sizes={coverSizes(picture, frames[index] ?? narrow, narrow)} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p className={`muted ${styles.rounds}`}>{rounds}</p>
      <div className={styles.panorama}>
        <div className={styles.text}>
          <h3>{panoramaTitle}</h3>
          <p className="muted">{panoramaText}</p>
        </div>
        <div className={styles.view}>
          <Panorama {...view} />
        </div>
      </div>
    </Section>
  )
}
