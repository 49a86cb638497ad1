import type { MenuLink } from 'shared-ui/contract'
import { FrameLink } from './FrameLink.tsx'
import styles from './LinkPanel.module.css'

/** Links in a panel of the phone menu. */
export const LinkPanel = ({ links }: { links: readonly MenuLink[] }) => (
  <ul className={styles.links}>
    {links.map(({ link, title }) => (
      <li key={link}>
        <FrameLink to={link}>{title}</FrameLink>
      </li>
    ))}
  </ul>
)
