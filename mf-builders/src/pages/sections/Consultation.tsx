import { EnquiryForm, type EnquiryFormWords } from 'shared-enquiry/EnquiryForm'
import { buildersConsultation } from 'shared-enquiry/payloads'
import { Figures } from 'shared-ui/Figures'
import { Section } from 'shared-ui/Section'
import styles from './Consultation.module.css'

interface ConsultationProps {
  title: string
  text: string
  figures: readonly { value: string; label: string }[]
  form: EnquiryFormWords
}

/** The booking form beside the two warranties. */
export function Consultation({ title, text, figures, form }: ConsultationProps) {
  return (
    <Section id="consultation" tone="slate">
      <div className={`grid ${styles.band}`}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className="lead muted">{text}</p>
          <div className={styles.figures}>
            <Figures items={figures} columns={2} />
          </div>
        </div>
        <div className={styles.form}>
          <EnquiryForm form={{ ...form, key: 'builders-consultation', payload: buildersConsultation }} />
        </div>
      </div>
    </Section>
  )
}
