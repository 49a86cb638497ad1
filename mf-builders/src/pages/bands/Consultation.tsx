import { EnquiryForm } from 'shared-enquiry/EnquiryForm'
import { type Figure, Figures } from 'shared-ui/Figures'
import { FormBand } from 'shared-ui/FormBand'
import type { Link } from 'shared-ui/Link'
import { People } from 'shared-ui/People'
import type { Person } from 'shared-ui/people.content'
import { buildersConsultation } from '../../forms.ts'
import styles from './Consultation.module.css'

interface ConsultationProps {
  title: string
  text: string
  people: readonly Person[]
  figures: readonly Figure[]
  source: Link
}

/** The booking form, beside the person who reads it and the warranties. */
export function Consultation({ title, text, people, figures, source }: ConsultationProps) {
  return (
    <FormBand
      id="consultation"
      tone="slate"
      title={title}
      text={text}
      form={<EnquiryForm form={buildersConsultation} />}
    >
      <div className={styles.people}>
        <People items={people} />
      </div>
      <div className={styles.figures}>
        <Figures items={figures} columns={2} source={source} />
      </div>
    </FormBand>
  )
}
