import { type ReactNode, useEffect, useRef } from 'react'
import { EnquiryForm } from 'shared-enquiry/EnquiryForm'
import { controlsOf, setValue, valueIn } from 'shared-page/browser'
import type { Subject } from 'shared-page/contract'
import { useLocation } from 'shared-page/router'
import { DimensionLine } from 'shared-ui/DimensionLine'
import { interpolate } from 'shared-ui/interpolate'
import { contactPage } from '../../../forms.ts'
import { loadSubjects, type Subjects, subjectIdIn, subjectOf } from '../subjectOf.ts'
import styles from './Message.module.css'
import { OurWork, type OurWorkProps } from './OurWork.tsx'
import { WhereWeWork } from './WhereWeWork.tsx'

export interface MessageProps {
  /** The first line of the message of a visitor who comes from a service page, with a placeholder `{title}`. */
  about: string
  title: string
  /** The time and manner of our reply. */
  reply: string
  work: OurWorkProps
  children: ReactNode
}

/** The service and the message that this code, and not the visitor, last wrote. */
let [chosenService, written] = ['', '']

/**
 * Sets the enquiry's subject to the page that the visitor comes from: the message's first line and the service, which
 * determines the mailbox. Both change or neither does: the visitor's own text or choice stays, with the team that it is
 * for.
 */
async function followOrigin(form: HTMLFormElement, about: string, search: string, isCurrent: () => boolean) {
  const fieldOf = (name: string) => controlsOf(form).find((control) => control.name === name)
  const [service, message] = [fieldOf('service'), fieldOf('message')]
  if (!service || !message) return
  const origin = subjectIdIn(search)
  const [beginning = ''] = about.split('{title}')
  if (!origin && !valueIn(message).startsWith(beginning)) return
  const [subjects, plan] = await Promise.all([loadSubjects(), origin === 'plan' ? loadPlan(search) : undefined])
  if (!isCurrent()) return
  const lineOf = ({ title }: Subject) => interpolate(about, { title })
  const isOption = (value: string) =>
    service instanceof HTMLSelectElement && [...service.options].some((option) => option.value === value)
  const found = subjectOf(subjects, origin)
  const subject = found && {
    text: [lineOf(found), ...(plan ? ['', ...plan.lines] : []), ''].join('\n'),
    service: plan?.areas.find(isOption) ?? found.service,
  }
  const [words, chosen] = [valueIn(message).trim(), valueIn(service)]
  const ours =
    words === ''
      ? [chosenService, subject?.service]
      : words === written.trim()
        ? [chosenService]
        : servicesOf(subjects, words, lineOf)
  if (words !== '' && ours.length === 0) return
  if (chosen !== '' && !ours.includes(chosen)) return
  chosenService = subject?.service ?? ''
  setValue(service, chosenService)
  written = subject?.text ?? ''
  setValue(message, written)
  // The form saves an input only after an event.
  for (const field of [service, message]) field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The plan of the URL. Undefined if its code or its prices do not load: the enquiry then has its first line only. */
const loadPlan = (search: string) =>
  import('../../plan/PlanPage.tsx').then(
    ({ planEnquiry }) => planEnquiry(search),
    () => undefined,
  )

/** The services of the subjects whose line is the whole message; none if the visitor has added text. */
const servicesOf = (subjects: Subjects, words: string, lineOf: (subject: Subject) => string): readonly string[] =>
  Object.values(subjects)
    .filter((subject) => lineOf(subject) === words)
    .map(({ service }) => service)

/** The message form, then projects and the other ways to reach the company. */
export function Message({ about, title, reply, work, children }: MessageProps) {
  const { search } = useLocation()
  const origin = subjectIdIn(search)
  const band = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    const form = band.current?.querySelector('form')
    if (form) void followOrigin(form, about, search, () => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [search, about])
  return (
    <section className={`wrap grid ${styles.message}`}>
      <div className={styles.form} ref={band} data-reveal>
        <DimensionLine className={styles.dim} />
        <h2>{title}</h2>
        <p className={styles.reply}>{reply}</p>
        <EnquiryForm form={contactPage} />
      </div>
      <div className={styles.below}>
        <OurWork {...work} origin={origin} />
        <WhereWeWork />
      </div>
      <div className={styles.side} data-reveal>
        {children}
      </div>
    </section>
  )
}
