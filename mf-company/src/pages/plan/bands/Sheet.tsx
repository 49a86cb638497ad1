import { memo } from 'react'
import type { Offer } from 'shared-page/contract'
import { ButtonLink } from 'shared-ui/ButtonLink'
import { companyRoutes } from 'shared-ui/brand'
import { formatDuration, formatPrice, formatWeeks } from 'shared-ui/formatCost'
import { interpolate } from 'shared-ui/interpolate'
import type { Link } from 'shared-ui/Link'
import { NoWrap } from 'shared-ui/NoWrap'
import { Ranges } from 'shared-ui/Ranges'
import { SiteLink } from 'shared-ui/SiteLink'
import { textLinkClass } from 'shared-ui/TextLink'
import { type Total, titleOf } from '../addUp.ts'
import { contactPathWith, type Plan, planUrl } from '../planUrl.ts'
import styles from './Sheet.module.css'

interface Part {
  name: string
  note: string
}

export interface SheetWords {
  title: string
  empty: string
  rows: Readonly<Record<'caption' | 'name' | 'weeks' | 'price', string>>
  /** A title of which several are wanted. */
  times: string
  price: Part
  /** `inAll` is about building with everything before it. */
  weeks: Part & { inAll: string }
  phases: Readonly<Record<Offer['phase'], string>>
  planning: Part & { routes: Readonly<Record<Offer['planning'], string>> }
  excluded: { name: string; text: string }
  lead: { text: string; link: Link }
  send: string
  print: string
  clear: string
  share: string
  /** For screen readers, after a choice. */
  said: string
  count: Readonly<Record<'one' | 'many', string>>
  none: string
}

/** The weeks of each phase, one after another, as ranges on one scale. */
const rangesOf = ({ phases }: Total, names: SheetWords['phases']) => {
  let from = 0
  return phases.map(({ phase, weeks }) => {
    const start = from
    from += weeks.to
    return { name: names[phase], from: start, to: from, text: formatWeeks(weeks) }
  })
}

interface SheetProps {
  words: SheetWords
  plan: Plan
  total: Total
  /** The day of the prices, for visitors. */
  date: string
}

/** The chosen rows added up: price, time, planning route, and the costs that are not included. */
export const Sheet = memo(({ words, plan, total, date }: SheetProps) => {
  const { rows, price, weeks, inAll, planning } = total
  return (
    <section
      id="sheet"
      className={styles.sheet}
      aria-labelledby="sheet-title"
      data-long={rows.length > 12 || undefined}
    >
      <h2 id="sheet-title">{words.title}</h2>
      {rows.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <>
          <dl className={styles.totals}>
            <div>
              <dt>{words.price.name}</dt>
              <dd>
                <p className={styles.figure}>
                  <NoWrap>{formatPrice(price)}</NoWrap>
                </p>
                <p className={styles.note}>{interpolate(words.price.note, { date })}</p>
              </dd>
            </div>
            <div>
              <dt>{words.weeks.name}</dt>
              <dd>
                <p className={styles.figure}>{formatDuration(total)}</p>
                <div className={styles.phases}>
                  <Ranges end={weeks.to} step={weeks.to > 40 ? 8 : 4} rows={rangesOf(total, words.phases)} />
                </div>
                {inAll && (
                  <p className={styles.note}>
                    {interpolate(words.weeks.inAll, { before: inAll.before, total: formatWeeks(inAll.weeks) })}
                  </p>
                )}
                <p className={styles.note}>{words.weeks.note}</p>
              </dd>
            </div>
            <div>
              <dt>{words.planning.name}</dt>
              <dd>
                <p className={styles.route}>{words.planning.routes[planning]}</p>
                <p className={styles.note}>{words.planning.note}</p>
              </dd>
            </div>
          </dl>
          <div className={styles.actions}>
            <ButtonLink to={contactPathWith(plan)}>{words.send}</ButtonLink>
            <button type="button" className={textLinkClass()} onClick={() => window.print()}>
              {words.print}
            </button>
            <a href={companyRoutes.plan} className={textLinkClass()}>
              {words.clear}
            </a>
          </div>
          <table className={`nums ${styles.rows}`}>
            <caption>{words.rows.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.rows.name}</th>
                <th scope="col">{words.rows.weeks}</th>
                <th scope="col">{words.rows.price}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const [weeks, unit] = formatWeeks(row.weeks).split('\u00a0')
                return (
                  <tr key={row.key}>
                    <th scope="row">{titleOf(row, words.times)}</th>
                    <td>
                      {weeks}
                      <span className={styles.unit}> {unit}</span>
                    </td>
                    <td>{formatPrice(row.price)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          <h3>{words.excluded.name}</h3>
          <p className={styles.note}>{words.excluded.text}</p>
          <p className={styles.note}>
            {words.lead.text} <SiteLink to={words.lead.link.link}>{words.lead.link.title}</SiteLink>
          </p>
          <p className={`${styles.note} ${styles.share}`}>{words.share}</p>
          <p className={styles.url}>{planUrl(plan)}</p>
        </>
      )}
    </section>
  )
})
