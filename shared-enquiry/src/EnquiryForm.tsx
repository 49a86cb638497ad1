import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { dismissResult, preloadSdk, savedInput, saveInput } from 'shared-enquiry'
import { type Control, valueIn } from 'shared-page/browser'
import { Banner } from 'shared-ui/Banner'
import { Button } from 'shared-ui/Button'
import { interpolate } from 'shared-ui/interpolate'
import { content } from './EnquiryForm.content.ts'
import styles from './EnquiryForm.module.css'
import type { EnquiryFormDefinition } from './EnquiryFormDefinition.ts'
import { FormField } from './FormField.tsx'
import { crossesViewportCentre, fill, headingBefore, valuesIn } from './formControls.ts'
import { ThankYouPanel } from './ThankYouPanel.tsx'
import { useFieldErrors } from './useFieldErrors.ts'
import { useSubmission } from './useSubmission.ts'

export type { EnquiryValues } from 'shared-enquiry'
export type { EnquiryFormDefinition } from './EnquiryFormDefinition.ts'

/** Loads the SDK after the next paint, which running its code would delay. */
const preloadAfterPaint = () => requestAnimationFrame(() => setTimeout(preloadSdk))

/** A form's values when its code arrives. An earlier choice fills its field now, unless that has input already. */
function chosenBefore(form: HTMLFormElement, { fields }: EnquiryFormDefinition) {
  const values = valuesIn(form)
  const [chosen = ''] = Object.keys(fields).filter((name) => fields[name]?.fills)
  const filled = fields[chosen]?.fills
  return filled && values[chosen] && !values[filled] ? withChoice(form, fields, chosen) : values
}

/** The values of a form, after a choice has filled its field. */
function withChoice(form: HTMLFormElement, fields: EnquiryFormDefinition['fields'], name: string) {
  const values = valuesIn(form)
  const filled = fields[name]?.fills
  if (!filled) return values
  const next = { ...values, [filled]: values[name] ?? '' }
  fill(form, next)
  return next
}

/** A form that sends an enquiry and shows the result. */
export function EnquiryForm({ form: definition }: { form: EnquiryFormDefinition }) {
  const { key, fields, email } = definition
  const form = useRef<HTMLFormElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const { errors, refuse, checkAgain, clear } = useFieldErrors()
  const { send, kind, banner, bannerText, thanks, height, buttonWidth, sentAt } = useSubmission(definition, {
    form,
    around,
    whenSent: clear,
  })
  const isSending = kind === 'sending'
  const wasBeforeEyes = useRef(false)
  const isThanking = thanks !== undefined

  const keepInput = useEffectEvent((element: HTMLFormElement, control: Control) => {
    // A choice fires `input` and `change`: by the second it has had its effect.
    const { name } = control
    const isNew = valueIn(control) !== savedInput(key)?.[name]
    saveInput(key, isNew ? withChoice(element, fields, name) : valuesIn(element))
    checkAgain(element)
  })

  // The fields are uncontrolled: input from before hydration stays, and typing renders nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps its definition.
  useLayoutEffect(() => {
    const element = form.current
    if (!element || isThanking) return
    const saved = savedInput(key)
    if (saved) fill(element, saved)
    else saveInput(key, chosenBefore(element, definition))
    if (element.contains(document.activeElement)) preloadSdk()
    // The empty form replaces the panel, and the visitor may have been anywhere in that.
    if (wasBeforeEyes.current) headingBefore(around.current)?.scrollIntoView({ block: 'nearest' })
    wasBeforeEyes.current = false
    // Native listeners: React does not dispatch a `change` fired by a program that set the value first.
    const listen = ({ target }: Event) => keepInput(element, target as Control)
    for (const type of ['input', 'change']) element.addEventListener(type, listen)
    return () => {
      for (const type of ['input', 'change']) element.removeEventListener(type, listen)
      // A program may fill in fields without any event. After a success there is nothing to save.
      if (savedInput(key)) saveInput(key, valuesIn(element))
    }
  }, [key, isThanking])

  if (thanks)
    return (
      <ThankYouPanel
        thanks={thanks}
        height={height}
        onEnd={(hadFocus) => {
          const heading = headingBefore(around.current)
          wasBeforeEyes.current = hadFocus && crossesViewportCentre(around.current)
          dismissResult(key)
          if (hadFocus) heading?.focus({ preventScroll: true })
        }}
        ref={around}
      />
    )

  const subject = definition.subject ?? interpolate(content.subject, { form: definition.name })
  const [noteBefore, noteAfter] = content.note.split('{email}')
  return (
    <div className={styles.around} ref={around}>
      {/* Served hidden, with the text of a failure: the shell's deferSubmit.ts shows it if code is late. The key
          makes it a new element in each state, so that no earlier text stays visible. */}
      <Banner
        key={kind}
        tone={kind === 'sent' ? 'success' : 'failure'}
        hidden={bannerText === undefined}
        suppressHydrationWarning
        ref={banner}
      >
        {bannerText ?? definition.failure}
      </Banner>
      {sentAt && bannerText === undefined && (
        <p className={styles.note}>{interpolate(content.sentAt, { time: sentAt })}</p>
      )}
      {/* Until the script runs, the browser submits the form itself, and composes an email. Without these attributes
          the form would put the visitor's input into the page's URL. */}
      <form
        ref={form}
        className={styles.form}
        aria-label={definition.name}
        aria-busy={isSending || undefined}
        action={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
        method="post"
        encType="text/plain"
        onSubmit={(event) => {
          clear()
          send(event)
        }}
        onFocusCapture={preloadAfterPaint}
        onPointerDownCapture={preloadAfterPaint}
        onInvalidCapture={refuse}
      >
        {Object.entries(fields).map(([name, field]) => (
          <div key={name} className={field.wide || field.type === 'textarea' ? styles.full : undefined}>
            <FormField id={`${key}-${name}`} name={name} field={field} error={errors[name]} readOnly={isSending} />
          </div>
        ))}
        {Object.entries(definition.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <div className={styles.end}>
          {/* If it was submitted before hydration, it already reads `sending`: see the shell's deferSubmit.ts. */}
          <Button
            type="submit"
            busy={isSending}
            style={isSending ? { minWidth: buttonWidth } : undefined}
            data-sending={definition.sending}
            suppressHydrationWarning
          >
            {isSending ? definition.sending : definition.submit}
          </Button>
          <p className={styles.note}>
            {content.privacy.text} <a href={content.privacy.link.link}>{content.privacy.link.title}</a>
          </p>
          {/* Before hydration the form composes an email, which shows nothing on a machine without an email program. */}
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
