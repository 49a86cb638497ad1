import { memo, useState } from 'react'
import { formatPrice, formatWeeks } from 'shared-ui/formatCost'
import { Icon } from 'shared-ui/Icon'
import { interpolate } from 'shared-ui/interpolate'
import { NoWrap } from 'shared-ui/NoWrap'
import { SiteLink } from 'shared-ui/SiteLink'
import type { PlanRow } from '../planRows.ts'
import { maxQuantity } from '../planUrl.ts'
import styles from './OfferRow.module.css'

/** The texts of a row. Their placeholders are `{title}`, `{price}` and `{weeks}`. */
export interface OfferRowWords {
  row: string
  included: string
  quantity: string
}

interface OfferRowProps {
  row: PlanRow
  words: OfferRowWords
  /** How many are chosen; 0 for none. */
  count: number
  isDisabled: boolean
  choose: (key: string, count: number) => void
}

/** An offer with its checkbox, and its number if a house can have several. */
// Memoised: a choice renders only its own row and the sheet.
export const OfferRow = memo(({ row, words, count, isDisabled, choose }: OfferRowProps) => {
  const { key, title, price, weeks, quantity, path } = row
  return (
    <li className={styles.row}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name={key}
          checked={count > 0}
          disabled={isDisabled}
          onChange={({ target }) => choose(key, target.checked ? 1 : 0)}
        />
        <span>
          <b>{title}</b>{' '}
          <span className="nums muted">
            <NoWrap>{interpolate(words.row, { price: formatPrice(price), weeks: formatWeeks(weeks) })}</NoWrap>
          </span>
        </span>
      </label>
      {quantity && count > 0 && (
        <Quantity label={interpolate(words.quantity, { title })} count={count} set={(next) => choose(key, next)} />
      )}
      <SiteLink to={path} className={styles.included}>
        <span className="vh">{interpolate(words.included, { title })}</span>
        <Icon name="arrow" />
      </SiteLink>
    </li>
  )
})

/** A number from 1 to `maxQuantity`. Until what is typed is one, the sheet keeps the last. */
function Quantity({ label, count, set }: { label: string; count: number; set: (count: number) => void }) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      className={styles.quantity}
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={1}
      max={maxQuantity}
      value={typed ?? count}
      onChange={({ target }) => {
        const next = Number(target.value)
        const isValid = Number.isInteger(next) && next >= 1 && next <= maxQuantity
        setTyped(isValid ? undefined : target.value)
        if (isValid) set(next)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
