import { Picture } from 'shared-ui/Picture'
import { SiteLink } from 'shared-ui/SiteLink'
import { TextLink } from 'shared-ui/TextLink'
import { WorkFacts, type WorkItem } from 'shared-ui/WorkFacts'
import { pageOf } from 'shared-ui/work'
import styles from './OurWork.module.css'

export interface OurWorkProps {
  title: string
  items: readonly WorkItem[]
  all: { title: string; link: string }
}

/** Three projects with what they cost: what "See Our Work" leads to. */
export const OurWork = ({ title, items, all }: OurWorkProps) => (
  <div className={styles.work} data-reveal>
    <div className={styles.head}>
      <h2 className="label muted">{title}</h2>
      <TextLink to={all.link}>{all.title}</TextLink>
    </div>
    <ul className={styles.rows}>
      {items.map(({ work, picture, link = pageOf(work) }) => (
        <li key={work.id}>
          <SiteLink to={link}>
            <Picture
              picture={picture}
              sizes="(min-width: 64em) 11vw, (min-width: 40em) 30vw, 23vw"
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
  </div>
)
