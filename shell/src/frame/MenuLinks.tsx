import type { Link } from 'shared-ui/contract'
import { FrameLink } from './FrameLink.tsx'
import styles from './Menu.module.css'

/** A list of links in a menu. */
export const MenuLinks = ({ links }: { links: readonly Link[] }) => (
  <ul className={styles.links}>
    {links.map(({ link, title }) => (
      <li key={link}>
        <FrameLink to={link}>{title}</FrameLink>
      </li>
    ))}
  </ul>
)
