import { Head } from 'shared-ui/Head'
import { Section } from 'shared-ui/Section'
import styles from './Culture.module.css'

export interface CultureProps {
  title: string
  headline: string
  text: string
  more: string
}

export function Culture({ title, headline, text, more }: CultureProps) {
  return (
    <Section className={styles.culture}>
      <Head
        label={title}
        title={headline}
        note={
          <>
            <p className="lead">{text}</p>
            <p>{more}</p>
          </>
        }
      />
    </Section>
  )
}
