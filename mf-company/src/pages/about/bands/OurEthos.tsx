import { Doodle } from 'shared-ui/Doodle'
import { AboutSection } from './AboutSection.tsx'
import styles from './OurEthos.module.css'

export interface OurEthosProps {
  id: string
  title: string
  items: readonly { id: string; title: string; text: string; reasons?: readonly string[] }[]
}

/** The company's beliefs, and the reasons to trust them. */
export function OurEthos({ id, title, items }: OurEthosProps) {
  return (
    <AboutSection id={id} title={title}>
      <div className={styles.beliefs}>
        {items.map(({ id, title, text, reasons }) => (
          <div key={id}>
            <h3>{title}</h3>
            <div>
              <p>{text}</p>
              {reasons && (
                <ul className="muted">
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              )}
            </div>
            {/* The drawing fits only beside the reasons. */}
            {reasons && <Doodle className={styles.doodle} />}
          </div>
        ))}
      </div>
    </AboutSection>
  )
}
