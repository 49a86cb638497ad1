import { useEffect, useState } from 'react'
import type { Link } from 'shared-ui/Link'
import { Picture } from 'shared-ui/Picture'
import { PriceNote } from 'shared-ui/PriceNote'
import { SiteLink } from 'shared-ui/SiteLink'
import { TextLink } from 'shared-ui/TextLink'
import { WorkFacts, type WorkItem } from 'shared-ui/WorkFacts'
import { workPagePath } from 'shared-ui/work'
import styles from './OurWork.module.css'

export interface OurWorkProps {
  /** The page that the visitor comes from, by the key in its links. */
  origin?: string | undefined
  title: string
  items: readonly WorkItem[]
  all: Link
  /** The sheet that adds up several works. */
  plan: Link
}

/** Three projects with their costs, those of the visitor's origin if known. */
export function OurWork({ origin, title, items, all, plan }: OurWorkProps) {
  const [shown, setShown] = useState(items)
  useEffect(() => {
    if (!origin) return setShown(items)
    // The default projects stay if the origin has none, or the code fails to load.
    void import('../worksBySubject.content.ts').then(
      ({ worksFor }) => setShown(worksFor(origin) ?? items),
      () => {},
    )
  }, [origin, items])
  return (
    <div className={styles.work} id="projects" data-reveal>
      <div className={styles.head}>
        <h2 className="label muted">{title}</h2>
        <TextLink to={all.link}>{all.title}</TextLink>
      </div>
      <ul className={styles.rows}>
        {shown.map(({ work, picture, link = workPagePath(work) }) => (
          <li key={work.id}>
            <SiteLink to={link}>
              <Picture
                picture={picture}
                sizes="(min-width: 64em) 17vw, (min-width: 40em) 31vw, 23vw"
                ratio="3 / 2"
                alt=""
              />
              <div>
                <b>{work.name}</b> <span className="muted">{work.place}</span>
                <WorkFacts work={work} />
              </div>
            </SiteLink>
          </li>
        ))}
      </ul>
      <div>
        <PriceNote withVat />
        <TextLink to={plan.link}>{plan.title}</TextLink>
      </div>
    </div>
  )
}
