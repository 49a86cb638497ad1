import { choiceButton } from 'shared-ui/choices'
import { Fold } from 'shared-ui/Fold'
import { filled } from 'shared-ui/filled'
import { boroughs } from '../boroughs.content.ts'
import { isIn, type ShownWork } from '../shownWorks.ts'
import { BoroughMap, type BoroughMapWords } from './BoroughMap.tsx'
import styles from './Finder.module.css'

interface FinderProps {
  label: string
  groups: readonly { id: string; label: string }[]
  /** What opens the map; and with the chosen place, for `{place}`. */
  fold: string
  place: string
  map: BoroughMapWords & { label: string; everywhere: string }
  works: readonly ShownWork[]
  /** Id of the chosen kind, or `all`. */
  group: string
  chooseGroup: (group: string) => void
  /** Id of the chosen borough, name of the chosen place, or `all`. */
  where: string
  chooseWhere: (where: string) => void
}

interface Option {
  id: string
  label: string
  count: number
}

interface OptionsProps {
  /** The name of the choice in the URL. */
  name: string
  label: string
  options: readonly Option[]
  current: string
  choose: (id: string) => void
  /** Whether it is one line, which a phone scrolls. */
  isRow?: boolean
}

const Options = ({ name, label, options, current, choose, isRow }: OptionsProps) => (
  <fieldset className={styles.options} data-row={isRow}>
    <legend className="vh">{label}</legend>
    {options.map(({ id, label, count }) => (
      <button
        key={id}
        type="button"
        {...choiceButton(name, id === 'all' ? undefined : id, id === current)}
        data-empty={!count || undefined}
        onClick={() => choose(id)}
      >
        {label}
        <span>{count}</span>
      </button>
    ))}
  </fieldset>
)

/**
 * The kinds in a row, and the places on a map, folded, so that the page begins with its pictures. Each counts what the
 * other one leaves, so that nobody meets an empty wall unwarned.
 */
export function Finder({ works, group, chooseGroup, where, chooseWhere, map, ...words }: FinderProps) {
  const ofGroup = works.filter((work) => isIn(work, group, 'all'))
  const kinds = words.groups.map(({ id, label }) => ({
    id,
    label,
    count: works.filter((work) => isIn(work, id, where)).length,
  }))
  const districts = boroughs.map(({ id, name }) => ({
    id,
    label: name,
    count: ofGroup.filter((work) => isIn(work, 'all', id)).length,
  }))
  const chosen = boroughs.find(({ id }) => id === where)?.name ?? where
  return (
    <div className={styles.finder}>
      <Options name="kind" label={words.label} options={kinds} current={group} choose={chooseGroup} isRow />
      <Fold title={where === 'all' ? words.fold : filled(words.place, { place: chosen })}>
        <div className={styles.places}>
          <BoroughMap words={map} works={ofGroup} where={where} choose={chooseWhere} />
          <Options
            name="in"
            label={map.label}
            options={[{ id: 'all', label: map.everywhere, count: ofGroup.length }, ...districts]}
            current={where}
            choose={chooseWhere}
          />
        </div>
      </Fold>
    </div>
  )
}
