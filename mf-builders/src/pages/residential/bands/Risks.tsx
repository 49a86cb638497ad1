import { PlainHead } from 'shared-ui/PlainHead'
import { Section } from 'shared-ui/Section'
import { TextLink } from 'shared-ui/TextLink'
import type { Risks as RisksProps } from '../ResidentialCategory.ts'
import styles from './Risks.module.css'

/** Each risk, our precautions, and the insurance that pays: side by side, or stacked. */
export const Risks = ({ id, title, heads, rows, link }: RisksProps) => (
  <Section id={id} tone="sunk">
    <PlainHead title={title} />
    <table className={styles.risks}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ risk, care, cover }) => (
          <tr key={risk}>
            <th scope="row">{risk}</th>
            <td>{care}</td>
            <td>{cover}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <TextLink to={link.link}>{link.title}</TextLink>
  </Section>
)
