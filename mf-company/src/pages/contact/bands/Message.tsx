import { type ReactNode, useEffect, useRef } from 'react'
import { EnquiryForm } from 'shared-enquiry/EnquiryForm'
import { controlsOf, setValue, valueIn } from 'shared-ui/controls'
import { DimensionLine } from 'shared-ui/DimensionLine'
import { filled } from 'shared-ui/filled'
import { useLocation } from 'shared-ui/router'
import { contactPage } from '../../../forms.ts'
import { originIn, subjectOf } from '../subjectOf.ts'
import styles from './Message.module.css'
import { OurWork, type OurWorkProps } from './OurWork.tsx'

export interface MessageProps {
  /** The line that begins the message of a visitor who comes from a page, with a placeholder `{title}`. */
  about: string
  title: string
  /** When and how we answer. */
  reply: string
  work: OurWorkProps
  children: ReactNode
}

/** What we wrote into each field last: another origin may write again, but never over a visitor's own words. */
const written: Record<string, string> = {}

function write(form: HTMLFormElement, name: string, value: string) {
  const field = controlsOf(form).find((control) => control.name === name)
  if (!field || (valueIn(field) && valueIn(field) !== written[name])) return
  setValue(field, value)
  written[name] = value
  // The form keeps what is entered when it hears of it.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The message form, then projects and the other ways to reach the company. */
export function Message({ about, title, reply, work, children }: MessageProps) {
  const { search } = useLocation()
  const origin = originIn(search)
  const band = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    const choose = async (word: string) => {
      const subject = await subjectOf(word)
      const form = band.current?.querySelector('form')
      if (!isCurrent || !subject || !form) return
      write(form, 'service', subject.service)
      write(form, 'message', `${filled(about, { title: subject.title })}\n`)
    }
    if (origin) void choose(origin)
    return () => {
      isCurrent = false
    }
  }, [origin, about])
  return (
    <section className={`wrap grid ${styles.message}`}>
      <div className={styles.form} ref={band} data-reveal>
        <DimensionLine className={styles.dim} />
        <h2>{title}</h2>
        <p className={styles.reply}>{reply}</p>
        <EnquiryForm form={contactPage} />
      </div>
      <OurWork {...work} origin={origin} />
      <div className={styles.side} data-reveal>
        {children}
      </div>
    </section>
  )
}
