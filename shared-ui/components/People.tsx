import type { Person } from '../content/people.content.ts'
import { Monogram } from './Monogram.tsx'
import styles from './People.module.css'

/**
 * Names, each with the person's responsibilities. Photographs of people are not invented: a monogram is beside each
 * name.
 */
export const People = ({ items }: { items: readonly Person[] }) => (
  <ul className={styles.people} data-reveal="">
    {items.map(({ name, role, text }) => (
      <li key={name}>
        <Monogram name={name} />
        <div>
          <b>{name}</b>
          <p>{role}</p>
          <p className="muted">{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
