import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Sending, settle, setUnsent, submit, unsentOf, useSending, warm } from 'shared-enquiry'
import { Banner } from 'shared-ui/Banner'
import { Button } from 'shared-ui/Button'
import { filled } from 'shared-ui/filled'
import { content } from './EnquiryForm.content.ts'
import styles from './EnquiryForm.module.css'
import type { EnquiryField, EnquiryFormDefinition } from './EnquiryFormDefinition.ts'
import { FormField } from './FormField.tsx'
import {
  type FormControl,
  fill,
  headingBefore,
  isBeforeEyes,
  isControl,
  mayTakeFocus,
  valuesIn,
} from './formControls.ts'
import { ThankYouPanel } from './ThankYouPanel.tsx'

export type { EnquiryValues } from 'shared-enquiry'
export type { EnquiryFormDefinition, EnquiryFormSchema, EnquiryFormWords, ThankYou } from './EnquiryFormDefinition.ts'

/** The banner's text after a failure: which field is too long and by how much, otherwise the form's own words. */
function failureText({ tooLong }: Extract<Sending, { kind: 'failed' }>, { failure, email }: EnquiryFormDefinition) {
  if (!tooLong) return failure
  const { text, one, many, fields } = content.tooLong
  const characters = tooLong.over === 1 ? one : many.replace('{count}', tooLong.over.toLocaleString('en-GB'))
  return text.replace('{field}', fields[tooLong.field]).replace('{characters}', characters).replace('{email}', email)
}

/** What a form holds when its code arrives. A choice that was made before has its effect now, unless words stand there. */
function chosenBefore(form: HTMLFormElement, { onChange }: EnquiryFormDefinition) {
  const values = valuesIn(form)
  const chosen = form.querySelector('select')
  const next = (chosen?.value && !values.message && onChange?.(chosen.name, chosen.value, values)) || values
  if (next !== values) fill(form, next)
  return next
}

/** A form that sends an enquiry and shows the result in the page. */
export function EnquiryForm({ form: definition }: { form: EnquiryFormDefinition }) {
  const { key, controls, fields, success, email } = definition
  const sending = useSending(key)
  const form = useRef<HTMLFormElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  const [complaints, setComplaints] = useState<Readonly<Record<string, string>>>({})
  // The form's height in px when sending begins. The thank-you panel takes it, so that nothing below it moves.
  const [height, setHeight] = useState<number>()
  // When the enquiry that the visitor was thanked for was sent, on their clock.
  const [sentAt, setSentAt] = useState<string>()
  const wasBeforeEyes = useRef(false)
  const isSending = sending.kind === 'sending'
  const successWords = sending.kind === 'sent' ? success : undefined
  const thanks = typeof successWords === 'string' ? undefined : successWords
  const failure = sending.kind === 'failed' ? failureText(sending, definition) : undefined
  const bannerText = failure ?? (typeof successWords === 'string' ? successWords : undefined)
  const isThanking = thanks !== undefined

  // The fields are uncontrolled: words typed before hydration stay, and typing renders nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps its definition.
  useLayoutEffect(() => {
    if (!form.current || isThanking) return
    const unsent = unsentOf(key)
    if (unsent) fill(form.current, unsent)
    else setUnsent(key, chosenBefore(form.current, definition))
    if (form.current.contains(document.activeElement)) warm()
    // The empty form takes the panel's place, in which the visitor may have been anywhere.
    if (wasBeforeEyes.current) around.current?.scrollIntoView()
    wasBeforeEyes.current = false
  }, [key, isThanking])

  // A result is shown once: a visitor who comes back later finds the form, with the words that were not sent.
  useEffect(() => () => settle(key), [key])

  const previousKind = useRef(sending.kind)
  useEffect(() => {
    const changed = previousKind.current !== sending.kind
    previousKind.current = sending.kind
    if (!changed) return
    if (sending.kind === 'sent') {
      form.current?.reset()
      setComplaints({})
      setSentAt(new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }))
    }
    // The visitor may be typing elsewhere by now, and must not lose the caret.
    if (mayTakeFocus(around.current)) banner.current?.focus()
  }, [sending.kind])

  function keepInput(event: FormEvent<HTMLFormElement>) {
    const control = event.target as EventTarget & FormControl
    const values = valuesIn(event.currentTarget)
    const next = definition.onChange?.(control.name, control.value, values) ?? values
    if (next !== values) fill(event.currentTarget, next)
    setUnsent(key, next)
    // A refused field shows its reason until the browser accepts the value.
    const refused = Object.keys(complaints)
    if (refused.length === 0) return
    const controls = [...event.currentTarget.elements].filter(isControl)
    const stillRefused = controls.filter(({ name, validity }) => refused.includes(name) && !validity.valid)
    setComplaints(Object.fromEntries(stillRefused.map(({ name, validationMessage }) => [name, validationMessage])))
  }

  // onSubmit rather than <form action>: React empties the fields after an action,
  // even when it answers with a failure for the visitor to mend.
  function sendForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setHeight(event.currentTarget.getBoundingClientRect().height)
    void submit(key, definition.payload(valuesIn(event.currentTarget)))
  }

  if (thanks)
    return (
      <ThankYouPanel
        thanks={thanks}
        height={height}
        onEnd={(hadFocus) => {
          const heading = headingBefore(around.current)
          wasBeforeEyes.current = hadFocus && isBeforeEyes(around.current)
          settle(key)
          if (hadFocus) heading?.focus({ preventScroll: true })
        }}
        ref={around}
      />
    )

  const subject = definition.subject ?? content.subject.replace('{form}', definition.name)
  const [noteBefore, noteAfter] = content.note.split('{email}')
  return (
    <div className={styles.around} ref={around}>
      {bannerText !== undefined && (
        <Banner tone={sending.kind === 'failed' ? 'failure' : 'success'} ref={banner}>
          {bannerText}
        </Banner>
      )}
      {sentAt && bannerText === undefined && <p className={styles.note}>{filled(content.sentAt, { time: sentAt })}</p>}
      {/* Until the script runs, the browser submits the form itself: it composes an e-mail.
          A form without these attributes would put the visitor's words into the page's URL. */}
      <form
        ref={form}
        className={styles.form}
        aria-label={definition.name}
        aria-busy={isSending || undefined}
        action={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
        method="post"
        encType="text/plain"
        onSubmit={sendForm}
        onInput={keepInput}
        onFocusCapture={warm}
        onPointerDownCapture={warm}
        onInvalidCapture={(event) => {
          const control = event.target as EventTarget & FormControl
          setComplaints((others) => ({ ...others, [control.name]: control.validationMessage }))
          // The browser's bubble would cover our message, which has its words. Without the bubble the browser moves no
          // focus either; in a microtask our message is there to be read out.
          event.preventDefault()
          if ([...event.currentTarget.elements].filter(isControl).find(({ validity }) => !validity.valid) === control)
            queueMicrotask(() => control.focus())
        }}
      >
        {Object.entries(controls).map(([name, control]) => {
          // `EnquiryFormWords` sees to it that every control has words.
          const field = { name, ...control, ...fields[name] } as EnquiryField
          return (
            <div key={name} className={field.wide || field.type === 'textarea' ? styles.full : undefined}>
              <FormField field={field} complaint={complaints[name]} readOnly={isSending} />
            </div>
          )
        })}
        {Object.entries(definition.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <div className={styles.end}>
          <Button type="submit" busy={isSending}>
            {isSending ? definition.sending : definition.submit}
          </Button>
          <p className={styles.note}>
            {content.privacy.text} <a href={content.privacy.link.link}>{content.privacy.link.text}</a>
          </p>
          {/* Before hydration the form composes an e-mail, which shows nothing where no program is set up for it. */}
          <p className={styles.note}>
            {noteBefore}
            <a href={`mailto:${email}`}>{email}</a>
            {noteAfter}
          </p>
        </div>
      </form>
    </div>
  )
}
