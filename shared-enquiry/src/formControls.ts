import type { EnquiryValues } from 'shared-enquiry'

/** A control that holds a visitor's words. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether an element of a form holds a visitor's words (a button does not). */
export const isControl = (element: Element): element is FormControl => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)

/** The values of a form's controls, by name. */
export const valuesIn = (form: HTMLFormElement): EnquiryValues =>
  Object.fromEntries([...form.elements].filter(isControl).map(({ name, value }) => [name, value]))

/** Writes values into the form's controls; a control that is not named stays as it is. */
export function fill(form: HTMLFormElement, values: EnquiryValues) {
  for (const control of [...form.elements].filter(isControl)) {
    const value = values[control.name]
    // Assigning an equal value would move the cursor to the end.
    if (value !== undefined && value !== control.value) control.value = value
  }
}

/** The last heading before an element, made focusable. */
export function headingBefore(element: Element | null) {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
  const heading = headings.findLast(
    (it) => element && it.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  heading?.setAttribute('tabindex', '-1')
  return heading
}

/**
 * Whether the focus may move to this part of the page: it is already here, or on no element. (A pressed button that is
 * then disabled loses the focus.)
 */
export const mayTakeFocus = (part: Element | null) =>
  document.activeElement === document.body || Boolean(part?.contains(document.activeElement))

/** Whether a part of the page lies across the middle of the window. */
export function isBeforeEyes(part: Element | null) {
  const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {}
  return top < innerHeight / 2 && bottom > innerHeight / 2
}
