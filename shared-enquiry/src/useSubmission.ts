import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dismissResult, type SubmissionState, submit, useSubmissionState } from 'shared-enquiry'
import { optionally } from 'shared-page/browser'
import { interpolate } from 'shared-ui/interpolate'
import { content } from './EnquiryForm.content.ts'
import { type EnquiryFormDefinition, enquiryOf } from './EnquiryFormDefinition.ts'
import { mayTakeFocus, valuesIn } from './formControls.ts'

/** The banner's text after a failure: which field is too long and by how much, otherwise the form's own text. */
function failureText(
  { tooLong }: Extract<SubmissionState, { kind: 'failed' }>,
  { failure, email }: EnquiryFormDefinition,
) {
  if (!tooLong) return failure
  const { text, one, many, fields } = content.tooLong
  const { field, over } = tooLong
  const characters = over === 1 ? one : interpolate(many, { count: over.toLocaleString('en-GB') })
  return interpolate(text, { field: fields[field], characters, email })
}

interface FormRefs {
  form: RefObject<HTMLFormElement | null>
  /** The element around the form, or around the panel that replaces it. */
  around: RefObject<HTMLDivElement | null>
  /** Called once for each sent enquiry. */
  whenSent: () => void
}

/** The submission of a form: its state, its messages to the visitor, and the submit handler. */
export function useSubmission(definition: EnquiryFormDefinition, { form, around, whenSent }: FormRefs) {
  const { key, success } = definition
  const submission = useSubmissionState(key)
  const banner = useRef<HTMLDivElement>(null)
  // In px, measured when sending starts. The thank-you panel keeps the form's height, so that nothing below it moves,
  // and the button keeps its width, as its label is often shorter while it is busy.
  const [{ height, buttonWidth }, setSize] = useState<{ height?: number; buttonWidth?: number | undefined }>({})
  // The time, on the visitor's clock, of the enquiry that the thanks are for.
  const [sentAt, setSentAt] = useState<string>()

  // A result is shown once: a visitor who returns later finds the form, with the unsent input.
  useEffect(() => () => dismissResult(key), [key])

  const previousKind = useRef(submission.kind)
  useEffect(() => {
    const changed = previousKind.current !== submission.kind
    previousKind.current = submission.kind
    if (!changed) return
    if (submission.kind === 'sent') {
      form.current?.reset()
      whenSent()
      setSentAt(optionally(() => new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })))
    }
    // The visitor may be typing elsewhere by now, and must not lose the caret.
    if (mayTakeFocus(around.current)) banner.current?.focus()
  }, [submission.kind, form, around, whenSent])

  // onSubmit rather than <form action>: React empties the fields after an action, even if it returns a failure for the
  // visitor to correct. https://react.dev/reference/react-dom/components/form
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    setSize({
      height: event.currentTarget.getBoundingClientRect().height,
      buttonWidth: submitter?.getBoundingClientRect().width,
    })
    // Set if the button was pressed before hydration: see the shell's deferSubmit.ts.
    const { pressed } = event.currentTarget.dataset
    const waited = pressed ? performance.now() - Number(pressed) : 0
    void submit(key, enquiryOf(definition, valuesIn(event.currentTarget)), waited)
  }

  const words = submission.kind === 'sent' ? success : undefined
  const isText = typeof words === 'string'
  return {
    send,
    kind: submission.kind,
    banner,
    bannerText: submission.kind === 'failed' ? failureText(submission, definition) : isText ? words : undefined,
    thanks: isText ? undefined : words,
    height,
    buttonWidth,
    sentAt,
  }
}
