import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useQuery } from 'shared-page/area'
import { choiceListIn } from 'shared-page/choices'
import { pageState } from 'shared-page/pageState'
import { useLocation } from 'shared-page/router'
import { Banner } from 'shared-ui/Banner'
import { companyRoutes } from 'shared-ui/brand'
import { formatCost } from 'shared-ui/formatCost'
import { Icon } from 'shared-ui/Icon'
import { interpolate } from 'shared-ui/interpolate'
import { interpolateCount } from 'shared-ui/interpolateCount'
import { dateText, londonDate } from 'shared-ui/isoDate'
import type { Link } from 'shared-ui/Link'
import { SiteLink } from 'shared-ui/SiteLink'
import { TextLink } from 'shared-ui/TextLink'
import { addUp, type Total } from '../addUp.ts'
import { groupOf, groups, loadRows, type PlanRows } from '../planRows.ts'
import {
  itemsIn,
  type LinkFault,
  maxRows,
  planWith,
  readPlan,
  rememberedItems,
  rememberPlan,
  writePlan,
} from '../planUrl.ts'
import { OfferRow, type OfferRowWords } from './OfferRow.tsx'
import styles from './Planner.module.css'
import { Sheet, type SheetWords } from './Sheet.tsx'

type CountTexts = Readonly<Record<'one' | 'many', string>>

export interface PlannerWords extends OfferRowWords {
  label: string
  withoutCode: string
  waiting: string
  failed: { text: string; phone: Link }
  groups: Readonly<Record<(typeof groups)[number], string>>
  full: string
  toSheet: string
  last: { text: string; link: string }
  /** The areas that the page names, whether they have offers now or not. */
  teams: Readonly<Record<string, string>>
  missing: string
  faults: Readonly<Record<'gone' | 'unknown' | 'over', CountTexts>> &
    Readonly<Record<'single' | 'unreadable' | 'most' | 'repeated', string>>
}

interface PlannerProps {
  words: PlannerWords
  sheet: SheetWords
}

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; rows: PlanRows }

/** The offers of all areas with a checkbox each, and the sheet that adds them up. */
export function Planner({ words, sheet }: PlannerProps) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    let isCurrent = true
    void loadRows().then((rows) => isCurrent && setState(rows ? { kind: 'ready', rows } : { kind: 'failed' }))
    return () => {
      isCurrent = false
    }
  }, [])
  return (
    <section className="wrap" aria-label={words.label} data-runs-on-load>
      <p data-without-code>{words.withoutCode}</p>
      <div data-needs-code>
        <p className={`muted ${styles.waiting}`} hidden={state.kind !== 'loading'}>
          {words.waiting}
        </p>
        {state.kind === 'failed' && (
          <Banner tone="failure">
            {words.failed.text} <a href={words.failed.phone.link}>{words.failed.phone.title}</a>
          </Banner>
        )}
        {state.kind === 'ready' && <Choices words={words} sheet={sheet} rows={state.rows} />}
      </div>
    </section>
  )
}

function Choices({ words, sheet, rows }: PlannerProps & { rows: PlanRows }) {
  const { query, change } = useQuery()
  // A choice does not change the router's location: what is wrong with a link is said until another one is followed.
  const { search } = useLocation()
  const teams = useMemo(() => Object.keys(words.teams), [words.teams])
  const { faults } = useMemo(() => readPlan(itemsIn(search), rows, teams), [search, rows, teams])
  const { plan } = useMemo(() => readPlan(itemsIn(query), rows, teams), [query, rows, teams])
  // The checkbox is painted first.
  const planLater = useDeferredValue(plan)
  const total = useMemo(() => addUp(planLater, rows), [planLater, rows])
  const [isChanged, setChanged] = useState(false)

  const latest = useRef(plan)
  useLayoutEffect(() => {
    latest.current = plan
    if (plan.size > 0) rememberPlan(plan)
    if (choiceListIn(query, 'add').length > 0) change({ with: writePlan(plan), add: undefined })
  }, [plan, query, change])

  // The sheet was not there when the shell scrolled to the hash.
  useEffect(() => {
    if (window.location.hash === '#sheet' && !('used' in pageState()))
      document.getElementById('sheet')?.scrollIntoView()
  }, [])

  const choose = useCallback(
    (key: string, count: number) => {
      const next = planWith(latest.current, key, count, rows)
      rememberPlan(next)
      setChanged(true)
      change({ with: writePlan(next) })
    },
    [rows, change],
  )

  const missing = teams.filter((team) => ![...rows.values()].some(({ area }) => area === team))
  const isFull = plan.size >= maxRows
  const full = interpolate(words.full, { count: maxRows })
  const remembered = plan.size === 0 ? rememberedItems().join(',') : ''
  return (
    <div className={styles.planner}>
      <div className={styles.notes}>
        {missing.map((team) => (
          <p key={team}>{interpolate(words.missing, { team: words.teams[team] ?? team })}</p>
        ))}
        {faults.map((fault) => {
          const text = textOf(fault, words)
          return <p key={text}>{text}</p>
        })}
        {isFull && <p>{full}</p>}
      </div>
      {remembered && (
        <p className={styles.last}>
          {words.last.text} <TextLink to={`${companyRoutes.plan}?with=${remembered}`}>{words.last.link}</TextLink>
        </p>
      )}
      <form className={styles.offers} aria-label={words.label} onSubmit={(event) => event.preventDefault()}>
        {groups.map((group) => (
          <fieldset key={group} className={styles.group}>
            <legend>{words.groups[group]}</legend>
            <ul>
              {[...rows.values()]
                .filter((row) => groupOf(row) === group)
                .map((row) => (
                  <OfferRow
                    key={row.key}
                    row={row}
                    words={words}
                    count={plan.get(row.key) ?? 0}
                    isDisabled={isFull && !plan.has(row.key)}
                    choose={choose}
                  />
                ))}
            </ul>
          </fieldset>
        ))}
        {planLater.size > 0 && (
          <SiteLink to="#sheet" className={`nums ${styles.bar}`} data-tone="slate">
            <span>{formatCost(total)}</span>
            <span className="vh">{words.toSheet}</span>
            <Icon name="arrow" />
          </SiteLink>
        )}
      </form>
      <Sheet words={sheet} plan={planLater} total={total} date={dateText(londonDate(new Date()), 'The sheet')} />
      <Announcement text={isChanged ? saidOf(total, sheet) + (isFull ? ` ${full}` : '') : ''} />
    </div>
  )
}

const saidOf = (total: Total, { said, none, count }: SheetWords) =>
  total.rows.length === 0
    ? none
    : interpolate(said, { rows: countText(count, total.rows.length), cost: formatCost(total) })

const countText = ({ one, many }: CountTexts, count: number) => interpolateCount(count === 1 ? one : many, count)

function textOf(fault: LinkFault, { faults, teams }: PlannerWords) {
  switch (fault.kind) {
    case 'gone':
      return interpolate(countText(faults.gone, fault.count), { team: teams[fault.area] ?? '' })
    case 'unknown':
    case 'over':
      return countText(faults[fault.kind], fault.count)
    default:
      return interpolate(faults[fault.kind], { title: fault.title })
  }
}

/** The time without another choice, in ms, before the sum is announced: it must not interrupt the next checkbox. */
const pause = 1000

/** A short text for screen readers. */
function Announcement({ text }: { text: string }) {
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => say(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="vh" role="status">
      {said}
    </p>
  )
}
