import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { EnquiryForm, type EnquiryFormWords } from 'shared-enquiry/EnquiryForm'
import { DimensionLine } from 'shared-ui/DimensionLine'
import { filled } from 'shared-ui/filled'
import { useLocation } from 'shared-ui/router'
import { contactPage } from '../../../forms.ts'
import { originOf } from '../originOf.ts'
import styles from './Message.module.css'
import { OurWork, type OurWorkProps } from './OurWork.tsx'

export interface MessageProps {
  /** The line that says where the visitor comes from, with a placeholder `{title}`. */
  about: string
  title: string
  /** When and how we answer. */
  reply: string
  form: EnquiryFormWords<typeof contactPage>
  work: OurWorkProps
  children: ReactNode
}

/** The service that we chose last: another origin may choose again, but never over a visitor's own choice. */
let chosen = ''

const never = () => () => {}

/** The message form, beside three projects and the other ways to reach the company. */
export function Message({ about, title, reply, form, work, children }: MessageProps) {
  const { search } = useLocation()
  // The served page is the same for every query.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const origin = isHydrated ? originOf(search) : undefined
  const service = origin?.service
  const band = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const select = band.current?.querySelector<HTMLSelectElement>('select[name="service"]')
    if (!service || !select || (select.value && select.value !== chosen)) return
    select.value = service
    chosen = service
    // The form keeps what is entered when it hears of it.
    select.dispatchEvent(new Event('input', { bubbles: true }))
  }, [service])
  return (
    <section className={`wrap grid ${styles.message}`}>
      <OurWork {...work} />
      <div className={styles.form} ref={band} data-reveal>
        <DimensionLine className={styles.dim} />
        <h2>{title}</h2>
        {origin && <p className={styles.about}>{filled(about, { title: origin.title })}</p>}
        <p className={styles.reply}>{reply}</p>
        <EnquiryForm form={{ ...form, ...contactPage }} />
      </div>
      <div className={styles.side} data-reveal>
        {children}
      </div>
    </section>
  )
}
