import type { Person } from '../content/people.content.ts'
import { Monogram } from './Monogram.tsx'
import styles from './People.module.css'

/** Names with what each of them sees to. Pictures of people are not invented: a monogram stands beside the name. */
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
