import { useState } from 'react'
import type { PictureFile } from 'shared-ui/contract'
import { Go } from 'shared-ui/Go'
import { RawPicture } from 'shared-ui/RawPicture'
import styles from './Commercial.module.css'

interface CommercialProps {
  label: string
  title: string
  items: readonly CommercialService[]
}

interface CommercialService {
  id: string
  title: string
  description: string
  image: PictureFile
  points: readonly string[]
}

/** The four commercial services beside a picture of the one that is pointed at or focused. */
export function Commercial({ label, title, items }: CommercialProps) {
  const [current, setCurrent] = useState(items[0]?.id)
  return (
    <section id="commercial" data-tone="slate" className={styles.commercial}>
      <div className={`wrap ${styles.stage}`}>
        <div className={styles.head}>
          <p className="label muted">{label}</p>
          <h2>{title}</h2>
        </div>
        <div className={styles.pictures}>
          {items.map(({ id, image }) => (
            <div key={id} className={styles.picture} data-current={id === current}>
              <RawPicture picture={image} sizes="(min-width: 64em) 58vw, 100vw" />
            </div>
          ))}
        </div>
        <ul className={styles.services}>
          {items.map(({ id, title, description, points }) => (
            <li
              key={id}
              id={id}
              data-current={id === current}
              onPointerEnter={() => setCurrent(id)}
              onFocus={() => setCurrent(id)}
            >
              <h3>
                <Go to={`#${id}`}>{title}</Go>
              </h3>
              <p>{description}</p>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
