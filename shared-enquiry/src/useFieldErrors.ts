import { type FormEvent, useCallback, useState } from 'react'
import { type Control, controlsOf } from 'shared-page/browser'
import { interpolate } from 'shared-ui/interpolate'
import { content } from './EnquiryForm.content.ts'

// The characters that HTML does not allow before and after the @. https://html.spec.whatwg.org/#valid-e-mail-address
const notLocal = /[^\w.!#$%&'*+/=?^`{|}~-]/u
const notDomain = /[^a-z\d.-]/iu

/**
 * The reason for which the browser rejects an email address. Names the character, such as the `ö` of an address that
 * may well exist.
 */
function reasonOfEmail(value: string) {
  const { noEmail, noEmailWith, space } = content.refused
  const address = value.normalize()
  const at = address.lastIndexOf('@')
  const [character] = notLocal.exec(address.slice(0, Math.max(0, at))) ?? notDomain.exec(address.slice(at + 1)) ?? []
  if (at < 1 || !character) return noEmail
  return interpolate(noEmailWith, { character: /[\s\p{C}]/u.test(character) ? space : `“${character}”` })
}

/**
 * The reason for which the browser rejects a field, in the page's language: the browser's own message is in the
 * visitor's, which may run from right to left.
 */
function reasonOf({ validity, validationMessage, type, value }: Control) {
  const { missing, notChosen } = content.refused
  if (validity.valueMissing) return type.startsWith('select') ? notChosen : missing
  return validity.typeMismatch && type === 'email' ? reasonOfEmail(value) : validationMessage
}

/** The reasons for which the browser rejects the fields of a form, by the field's name. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const reasonsIn = (controls: readonly Control[]) =>
    Object.fromEntries(controls.map((control) => [control.name, reasonOf(control)]))
  const refusedIn = (form: HTMLFormElement) => controlsOf(form).filter(({ validity }) => !validity.valid)

  /**
   * Shows the reasons at the first `invalid` event of the form's fields, and moves the focus to the first rejected
   * field.
   */
  function refuse(event: FormEvent<HTMLFormElement>) {
    // The browser's bubble would cover our message, which has the same content. Without the bubble the browser does not
    // move the focus either (https://html.spec.whatwg.org/#interactively-validate-the-constraints).
    event.preventDefault()
    const refused = refusedIn(event.currentTarget)
    const [first] = refused
    if (first !== event.target) return
    setErrors(reasonsIn(refused))
    // Focusing scrolls the page, and the work after a scroll would delay the paint of the messages.
    requestAnimationFrame(() => setTimeout(() => first.focus()))
  }

  /** A rejected field shows its reason until the browser accepts the value. */
  function checkAgain(form: HTMLFormElement) {
    if (Object.keys(errors).length > 0) setErrors(reasonsIn(refusedIn(form).filter(({ name }) => name in errors)))
  }

  const clear = useCallback(() => setErrors({}), [])
  return { errors, refuse, checkAgain, clear }
}
