import { Breadcrumbs } from 'shared-ui/Breadcrumbs'
import { companyRoutes } from 'shared-ui/brand'
import { interpolate } from 'shared-ui/interpolate'
import { PriceNote } from 'shared-ui/PriceNote'
import { labels, visualised } from '../labels.content.ts'
import type { WorkContent } from '../WorkContent.ts'
import { Plate } from './Plate.tsx'
import styles from './WorkHero.module.css'

/** A work in one picture, below its name and above its facts. */
export function WorkHero({ address, content }: { address: string; content: WorkContent }) {
  const { work, hero, facts } = content
  const { name, place, kind, year, cost, weeks } = work
  const crumbs = [
    { title: labels.home, link: '/' },
    { title: labels.works, link: companyRoutes.works },
    { title: name, link: address },
  ]
  const rows = [
    { name: labels.client, value: facts.client },
    { name: labels.area, value: `${facts.area} m²` },
    { name: labels.site, value: interpolate(labels.weeks, { count: weeks }) },
    { name: labels.year, value: String(year) },
    ...(cost ? [{ name: labels.cost, value: cost }] : []),
    { name: labels.did, value: facts.did },
    { name: labels.manager, value: facts.manager },
  ]
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.head}`}>
        <div>
          <Breadcrumbs items={crumbs} />
          <h1>{name}</h1>
        </div>
        <p className="lead">
          {kind}, {place}
        </p>
      </div>
      <Plate view={hero} of={content} number={1} sizes="100vw" ratio="var(--hero)" priority className={styles.plate} />
      <div className="wrap">
        <div className={styles.note}>
          {!content.photographs && <p className="muted">{visualised}</p>}
          <PriceNote withVat />
        </div>
        <dl className={styles.facts}>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
