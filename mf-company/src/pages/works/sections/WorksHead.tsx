import { PicturesNote } from 'shared-ui/PicturesNote'
import { head } from '../wall.content.ts'
import { BoroughMap, type BoroughMapProps } from './BoroughMap.tsx'
import styles from './WorksHead.module.css'

/** The page's title beside the map of all works. */
export const WorksHead = (map: BoroughMapProps) => (
  <section className={`wrap ${styles.head}`}>
    <div className={styles.words}>
      <h1>{head.title}</h1>
      <p className="lead">{head.lead}</p>
      <div className={styles.note}>
        <PicturesNote />
      </div>
    </div>
    <BoroughMap {...map} />
  </section>
)
