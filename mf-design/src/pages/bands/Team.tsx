import { Disclosure } from 'shared-ui/Disclosure'
import { Monogram } from 'shared-ui/Monogram'
import type { Person } from 'shared-ui/people.content'
import { Section } from 'shared-ui/Section'
import { SpecTable } from 'shared-ui/SpecTable'
import { Split } from 'shared-ui/Split'
import styles from './Team.module.css'

export interface TeamProps {
  id: string
  label: string
  title: string
  members: readonly Person[]
  certifications: {
    label: string
    title: string
    note: string
    rows: readonly { name: string; value: string }[]
  }
}

/** The studio's team and certifications. */
export function Team({ id, label, title, members, certifications }: TeamProps) {
  const heading = `${id}-heading`
  return (
    <Section id={id} labelledBy={heading}>
      <Split id={heading} label={label} title={title}>
        <ul className={styles.members}>
          {members.map(({ name, role, text }) => (
            <li key={name}>
              <Monogram name={name} size="l" />
              <div>
                <h3>{name}</h3>
                <p>{role}</p>
              </div>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.certifications}>
          <Disclosure title={<b>{certifications.label}</b>}>
            <SpecTable caption={certifications.title} rows={certifications.rows} />
            <p>{certifications.note}</p>
          </Disclosure>
        </div>
      </Split>
    </Section>
  )
}
