import type { ReactNode } from 'react'
import { EnquiryForm, type EnquiryFormWords } from 'shared-enquiry/EnquiryForm'
import { DimensionLine } from 'shared-ui/DimensionLine'
import { contactPage } from '../../../forms.ts'
import styles from './Message.module.css'

/** The message form, beside the other ways to reach the company. */
export function Message({ form, children }: { form: EnquiryFormWords<typeof contactPage>; children: ReactNode }) {
  return (
    <section className={`wrap grid ${styles.message}`}>
      <div className={styles.form} data-reveal>
        <DimensionLine className={styles.dim} />
        <EnquiryForm form={{ ...form, ...contactPage }} />
      </div>
      <div className={styles.side} data-reveal>
        {children}
      </div>
    </section>
  )
}
