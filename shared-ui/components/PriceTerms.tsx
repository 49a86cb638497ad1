import { whereWeWorkLink } from '../content/boroughs.content.ts'
import type { Link } from '../content/Link.ts'
import { rules } from '../content/payments.content.ts'
import type { Person } from '../content/people.content.ts'
import type { Work } from '../content/work.ts'
import { NoWrap } from './NoWrap.tsx'
import styles from './PriceTerms.module.css'
import { TextLink } from './TextLink.tsx'

/** A list of what the price of a kind of work includes, and one of what it does not. */
export interface Included {
  title: string
  /** The works that are compared, one per column; none if the rows apply to all of them. */
  works?: readonly Work[]
  rows: readonly (readonly [name: string, ...values: string[]])[]
}

interface PriceTermsProps extends Included {
  /** The page about payment. */
  payments: Link
  /** The person who runs the job. */
  person: Person
}

/** Answers a reader's questions about a price: what it includes, who answers for the work, and how it is paid. */
export const PriceTerms = ({ title, works = [], rows, payments, person }: PriceTermsProps) => (
  <div className={styles.terms} id="included">
    <table data-columns={works.length || 1}>
      <caption>{title}</caption>
      {works.length > 0 && (
        <thead>
          <tr>
            <td />
            {works.map((work) => (
              <th key={work.id} scope="col">
                {work.name} <span className="nums">{work.cost}</span>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={works[column]?.id ?? name}>
                <NoWrap>{value}</NoWrap>
              </td>
            ))}
          </tr>
        ))}
        {rules.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td colSpan={works.length || 1}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className={styles.side}>
      <p>
        <b>{person.name}</b>, {person.role}. <span className="muted">{person.text}</span>
      </p>
      <TextLink to={payments.link}>{payments.title}</TextLink>
      <TextLink to={whereWeWorkLink.link}>{whereWeWorkLink.title}</TextLink>
    </div>
  </div>
)
