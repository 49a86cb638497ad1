import { type BeforeSite, inAll } from 'shared-ui/beforeSite.content'
import { boroughs, whereWeWork, whereWeWorkLink } from 'shared-ui/boroughs.content'
import type { Cost } from 'shared-ui/costs.content'
import { formatDuration } from 'shared-ui/formatCost'
import { interpolate } from 'shared-ui/interpolate'
import { interpolateCount } from 'shared-ui/interpolateCount'
import type { Link } from 'shared-ui/Link'
import { SiteLink } from 'shared-ui/SiteLink'
import { facts } from '../residential.content.ts'
import { weeksInAll } from '../weeksInAll.ts'
import styles from './Facts.module.css'

interface FactsProps {
  before: BeforeSite
  cost: Cost
  planning: { text: string; link: Link }
}

/** The total weeks, the planning route and the boroughs we work in, beside the price in the page's first band. */
export function Facts({ before: { weeks }, cost, planning }: FactsProps) {
  const rows = [
    {
      name: facts.weeks.name,
      text: interpolate(inAll, { weeks, onSite: formatDuration(cost), total: weeksInAll(weeks, cost.weeks) }),
      link: facts.weeks.link,
    },
    { name: facts.planning, ...planning },
    {
      name: facts.where,
      text: interpolateCount(whereWeWork.inShort, Object.keys(boroughs).length),
      link: whereWeWorkLink,
    },
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, text, link }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text} <SiteLink to={link.link}>{link.title}</SiteLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
