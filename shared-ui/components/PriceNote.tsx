import { guidePrices, vat } from '../content/costs.content.ts'
import styles from './PriceNote.module.css'

/** Explains the prices beside a list. The page's first list states that they include VAT. */
export const PriceNote = ({ withVat }: { withVat?: boolean }) => (
  <p className={styles.note}>{withVat ? `${guidePrices} ${vat}` : guidePrices}</p>
)
