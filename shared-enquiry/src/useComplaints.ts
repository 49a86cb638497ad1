import { type FormEvent, useCallback, useState } from 'react'
import { type Control, controlsOf } from 'shared-ui/controls'
import { content } from './EnquiryForm.content.ts'

/** Why the browser refuses a field, in the page's language: its own message is in the visitor's, which may run from right to left. */
function reasonOf({ validity, validationMessage, type }: Control) {
  const { missing, notChosen, noEmail } = content.refused
  if (validity.valueMissing) return type.startsWith('select') ? notChosen : missing
  return validity.typeMismatch && type === 'email' ? noEmail : validationMessage
}

/** The reasons for which the browser refuses the fields of a form, by the field's name. */
export function useComplaints() {
  const [complaints, setComplaints] = useState<Readonly<Record<string, string>>>({})

  /** Takes the reason from the `invalid` event of a field. The first refused field gets the focus. */
  function refuse(event: FormEvent<HTMLFormElement>) {
    const control = event.target as EventTarget & Control
    setComplaints((others) => ({ ...others, [control.name]: reasonOf(control) }))
    // The browser's bubble would cover our message, which has its words. Without the bubble the browser moves no focus
    // either (https://html.spec.whatwg.org/#interactively-validate-the-constraints); in a microtask our message is there
    // to be read out.
    event.preventDefault()
    if (controlsOf(event.currentTarget).find(({ validity }) => !validity.valid) === control)
      void Promise.resolve().then(() => control.focus())
  }

  /** A refused field shows its reason until the browser accepts the value. */
  function checkAgain(form: HTMLFormElement) {
    const invalidNames = Object.keys(complaints)
    if (invalidNames.length === 0) return
    const stillRefused = controlsOf(form).filter(({ name, validity }) => invalidNames.includes(name) && !validity.valid)
    setComplaints(Object.fromEntries(stillRefused.map((control) => [control.name, reasonOf(control)])))
  }

  const clear = useCallback(() => setComplaints({}), [])
  return { complaints, refuse, checkAgain, clear }
}
