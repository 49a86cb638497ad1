import { choiceButton } from 'shared-page/choices'
import { Disclosure } from 'shared-ui/Disclosure'
import { interpolate } from 'shared-ui/interpolate'
import { boroughs } from '../boroughs.content.ts'
import { isIn, type ShownWork, years } from '../shownWorks.ts'
import { BoroughMap, type BoroughMapWords } from './BoroughMap.tsx'
import styles from './Finder.module.css'

interface FinderProps {
  label: string
  groups: readonly { id: string; label: string }[]
  /** The text that opens the map, and its version with the chosen place, for `{place}`. */
  fold: string
  place: string
  map: BoroughMapWords & { label: string; everywhere: string }
  works: readonly ShownWork[]
  /** The id of the chosen kind, or `all`. */
  group: string
  chooseGroup: (group: string) => void
  /** The id of the chosen borough, the name of the chosen place, or `all`. */
  where: string
  chooseWhere: (where: string) => void
  /** The label of the years, and the text for all of them. */
  year: { label: string; any: string }
  /** The chosen year, or `all`. */
  finished: string
  chooseFinished: (year: string) => void
}

interface Option {
  id: string
  label: string
  /** The number of works that match it, together with the other filters and alone. */
  count: number
  most: number
}

interface OptionsProps {
  /** The name of the filter in the URL. */
  name: string
  label: string
  options: readonly Option[]
  current: string
  choose: (id: string) => void
  /** Whether it is one line, which a phone scrolls. */
  isRow?: boolean
  /** Whether its label is visible. */
  isNamed?: boolean
}

const Options = ({ name, label, options, current, choose, isRow, isNamed }: OptionsProps) => (
  <fieldset className={styles.options} data-row={isRow}>
    <legend className={isNamed ? styles.name : 'vh'}>{label}</legend>
    {options.map(({ id, label, count, most }) => (
      <button
        key={id}
        type="button"
        {...choiceButton(name, id === 'all' ? undefined : id, id === current)}
        data-empty={!count || undefined}
        onClick={() => choose(id)}
      >
        {label}
        {/* A lower count keeps the width of the higher one, so that the buttons after it do not move. */}
        <span style={{ minWidth: `${`${most}`.length}ch` }}>{count}</span>
      </button>
    ))}
  </fieldset>
)

/**
 * The kinds in a row, and the places on a map, which is closed at first, so that the page begins with its pictures.
 * Each counts the works that match the other filter, so that no choice leads unexpectedly to an empty wall.
 */
export function Finder({
  group,
  chooseGroup,
  where,
  chooseWhere,
  finished,
  chooseFinished,
  map,
  ...words
}: FinderProps) {
  const works = words.works.filter((work) => isIn(work, 'all', 'all', finished))
  const ofGroup = works.filter((work) => isIn(work, group, 'all'))
  const kinds = words.groups.map(({ id, label }) => ({
    id,
    label,
    count: works.filter((work) => isIn(work, id, where)).length,
    most: words.works.filter((work) => isIn(work, id, 'all')).length,
  }))
  const districts = boroughs.map(({ id, name }) => ({
    id,
    label: name,
    count: ofGroup.filter((work) => isIn(work, 'all', id)).length,
    most: words.works.filter((work) => isIn(work, 'all', id)).length,
  }))
  const finishedIn = ['all', ...years].map((year) => ({
    id: year,
    label: year === 'all' ? words.year.any : year,
    count: words.works.filter((work) => isIn(work, group, where, year)).length,
    most: words.works.filter((work) => isIn(work, 'all', 'all', year)).length,
  }))
  const chosen = boroughs.find(({ id }) => id === where)?.name ?? where
  return (
    <div className={styles.finder} data-needs-code>
      <Options name="kind" label={words.label} options={kinds} current={group} choose={chooseGroup} isRow />
      <Options
        name="finished"
        label={words.year.label}
        options={finishedIn}
        current={finished}
        choose={chooseFinished}
        isRow
        isNamed
      />
      <Disclosure title={where === 'all' ? words.fold : interpolate(words.place, { place: chosen })}>
        <div className={styles.places}>
          <BoroughMap words={map} works={ofGroup} where={where} choose={chooseWhere} />
          <Options
            name="in"
            label={map.label}
            options={[
              { id: 'all', label: map.everywhere, count: ofGroup.length, most: words.works.length },
              ...districts,
            ]}
            current={where}
            choose={chooseWhere}
          />
        </div>
      </Disclosure>
    </div>
  )
}
