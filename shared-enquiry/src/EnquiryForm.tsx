import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { draftOf, keepDraft, type Sending, settle, submit, useSending, warm } from 'shared-enquiry'
import { Banner } from 'shared-ui/Banner'
import { Button } from 'shared-ui/Button'
import { Link } from 'shared-ui/router'
import { content } from './EnquiryForm.content.ts'
import styles from './EnquiryForm.module.css'
import type { EnquiryFormDefinition } from './EnquiryFormDefinition.ts'
import { FormField } from './FormField.tsx'
import { type Control, fill, headingBefore, isControl, mayTakeFocus, valuesIn } from './formControls.ts'
import { ThankYouPanel } from './ThankYouPanel.tsx'

export type { EnquiryField, EnquiryFormDefinition, EnquiryFormWords, ThankYou } from './EnquiryFormDefinition.ts'

/** The form's own words for a failure, or the reason where the visitor can mend it. */
function failureText({ tooLong }: Extract<Sending, { kind: 'failed' }>, { failure, email }: EnquiryFormDefinition) {
  if (!tooLong) return failure
  const { text, one, many, fields } = content.tooLong
  const characters = tooLong.over === 1 ? one : many.replace('{count}', tooLong.over.toLocaleString('en-GB'))
  return text.replace('{field}', fields[tooLong.field]).replace('{characters}', characters).replace('{email}', email)
}

/** A form that sends an enquiry, and tells the result in the page. */
export function EnquiryForm({ form: definition }: { form: EnquiryFormDefinition }) {
  const { key, fields, success, email } = definition
  const sending = useSending(key)
  const form = useRef<HTMLFormElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  const [complaints, setComplaints] = useState<Readonly<Record<string, string>>>({})
  // Measured when sending begins, in px: the thank-you panel is as high, so that nothing below it moves.
  const [height, setHeight] = useState<number>()
  const isSending = sending.kind === 'sending'
  const good = sending.kind === 'sent' ? success : undefined
  const thanks = typeof good === 'string' ? undefined : good
  const failure = sending.kind === 'failed' ? failureText(sending, definition) : undefined
  const news = failure ?? (typeof good === 'string' ? good : undefined)
  const isThanking = thanks !== undefined

  // The browser holds the fields' values, not React's state: words typed before hydration stay, and typing renders
  // nothing.
  useLayoutEffect(() => {
    if (!form.current || isThanking) return
    const draft = draftOf(key)
    if (draft) fill(form.current, draft)
    else keepDraft(key, valuesIn(form.current))
    if (form.current.contains(document.activeElement)) warm()
  }, [key, isThanking])

  // An answer is shown once: coming back to the page later finds the form, or its draft.
  useEffect(() => () => settle(key), [key])

  const before = useRef(sending.kind)
  useEffect(() => {
    const changed = before.current !== sending.kind
    before.current = sending.kind
    if (!changed) return
    if (sending.kind === 'sent') {
      form.current?.reset()
      setComplaints({})
    }
    // A visitor who writes elsewhere by now must not lose the caret.
    if (mayTakeFocus(around.current)) banner.current?.focus()
  }, [sending.kind])

  function take(event: FormEvent<HTMLFormElement>) {
    const control = event.target as EventTarget & Control
    const values = valuesIn(event.currentTarget)
    const next = definition.onChange?.(control.name, control.value, values) ?? values
    if (next !== values) fill(event.currentTarget, next)
    keepDraft(key, next)
    // A refused field shows its reason until the browser accepts the value.
    const refused = Object.keys(complaints)
    if (refused.length === 0) return
    const controls = [...event.currentTarget.elements].filter(isControl)
    const still = controls.filter(({ name, validity }) => refused.includes(name) && !validity.valid)
    setComplaints(Object.fromEntries(still.map(({ name, validationMessage }) => [name, validationMessage])))
  }

  // onSubmit rather than <form action>: React empties the fields after an action,
  // even when it answers with a failure for the visitor to mend.
  function ask(event: FormEvent<HTMLFormElement>) {
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
      {news !== undefined && (
        <Banner tone={sending.kind === 'failed' ? 'failure' : 'success'} ref={banner}>
          {news}
        </Banner>
      )}
      {/* Until the script runs, the browser itself handles the form: it composes an e-mail,
          so that a visitor's words never become part of an address. */}
      <form
        ref={form}
        className={styles.form}
        aria-label={definition.name}
        aria-busy={isSending || undefined}
        action={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
        method="post"
        encType="text/plain"
        onSubmit={ask}
        onInput={take}
        onFocusCapture={warm}
        onPointerDownCapture={warm}
        onInvalidCapture={({ target }) => {
          const { name, validationMessage } = target as EventTarget & Control
          setComplaints((others) => ({ ...others, [name]: validationMessage }))
        }}
      >
        {fields.map((field) => (
          <div key={field.name} className={field.wide || field.type === 'textarea' ? styles.full : undefined}>
            <FormField field={field} complaint={complaints[field.name]} readOnly={isSending} />
          </div>
        ))}
        {Object.entries(definition.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <div className={styles.end}>
          <Button type="submit" busy={isSending}>
            {isSending ? definition.sending : definition.submit}
          </Button>
          <p className={styles.note}>
            {content.privacy.text} <Link to={content.privacy.link.link}>{content.privacy.link.text}</Link>
          </p>
        </div>
        <noscript>
          <p className={styles.note}>
            {noteBefore}
            <a href={`mailto:${email}`}>{email}</a>
            {noteAfter}
          </p>
        </noscript>
      </form>
    </div>
  )
}
