import { Icon } from 'shared-ui/Icon'
import type { Link } from 'shared-ui/Link'
import { SiteLink } from 'shared-ui/SiteLink'
import { textLinkClass } from 'shared-ui/TextLink'
import styles from './Promo.module.css'

interface PromoProps {
  text: string
  link: Link
}

/** The offer: one link, as wide as the window. */
export function Promo({ text, link }: PromoProps) {
  return (
    <aside data-tone="verdigris">
      <SiteLink to={link.link} className={styles.promo}>
        <span className={`wrap ${styles.row}`}>
          <span className={styles.text}>{text}</span>
          <span className={textLinkClass()}>
            {link.title}
            <Icon name="arrow" />
          </span>
        </span>
      </SiteLink>
    </aside>
  )
}
