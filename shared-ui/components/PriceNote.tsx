import { whereWeWork } from '../content/boroughs.content.ts'
import { guidePrices, vat } from '../content/costs.content.ts'
import styles from './PriceNote.module.css'
import { SiteLink } from './SiteLink.tsx'

/** Says beside a list of prices what they are. The page's first list says that VAT is in them. */
export const PriceNote = ({ withVat }: { withVat?: boolean }) => (
  <p className={styles.note}>
    {withVat ? `${guidePrices} ${vat}` : guidePrices} <SiteLink to={whereWeWork.link}>{whereWeWork.title}</SiteLink>
  </p>
)
