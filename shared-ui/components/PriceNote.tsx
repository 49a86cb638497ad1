import { guidePrices, vat } from '../content/costs.content.ts'
import styles from './PriceNote.module.css'

/** Says beside a list of prices what they are. The page's first list says that VAT is in them. */
export const PriceNote = ({ withVat }: { withVat?: boolean }) => (
  <p className={styles.note}>{withVat ? `${guidePrices} ${vat}` : guidePrices}</p>
)
