import { type FormEvent, useCallback, useState } from 'react'
import { type FormControl, isControl } from './formControls.ts'

/** The browser's reasons for refusing the fields of a form, by the field's name. */
export function useComplaints() {
  const [complaints, setComplaints] = useState<Readonly<Record<string, string>>>({})

  /** Takes the reason from the `invalid` event of a field. The first refused field gets the focus. */
  function refuse(event: FormEvent<HTMLFormElement>) {
    const control = event.target as EventTarget & FormControl
    setComplaints((others) => ({ ...others, [control.name]: control.validationMessage }))
    // The browser's bubble would cover our message, which has its words. Without the bubble the browser moves no focus
    // either (https://html.spec.whatwg.org/#interactively-validate-the-constraints); in a microtask our message is there
    // to be read out.
    event.preventDefault()
    if ([...event.currentTarget.elements].filter(isControl).find(({ validity }) => !validity.valid) === control)
      queueMicrotask(() => control.focus())
  }

  /** A refused field shows its reason until the browser accepts the value. */
  function checkAgain(form: HTMLFormElement) {
    const refused = Object.keys(complaints)
    if (refused.length === 0) return
    const controls = [...form.elements].filter(isControl)
    const stillRefused = controls.filter(({ name, validity }) => refused.includes(name) && !validity.valid)
    setComplaints(Object.fromEntries(stillRefused.map(({ name, validationMessage }) => [name, validationMessage])))
  }

  const clear = useCallback(() => setComplaints({}), [])
  return { complaints, refuse, checkAgain, clear }
}
