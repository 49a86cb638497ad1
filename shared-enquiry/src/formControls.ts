import type { EnquiryValues } from 'shared-enquiry'
import { controlsOf, setValue, valueIn } from 'shared-page/browser'

/** The values of a form's controls, by name: among radio buttons of one name, the checked one's. */
export function valuesIn(form: HTMLFormElement): EnquiryValues {
  const values: Record<string, string> = {}
  for (const control of controlsOf(form)) values[control.name] = valueIn(control) || values[control.name] || ''
  return values
}

/** Writes values into the form's controls; a control without a value here stays unchanged. */
export function fill(form: HTMLFormElement, values: EnquiryValues) {
  for (const control of controlsOf(form)) setValue(control, values[control.name] ?? valueIn(control))
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
 * Whether the focus may move to this part of the page: it is already here, or on no control. (A pressed button that is
 * then disabled loses the focus, and a second tap on it focuses `main`.)
 */
export function mayTakeFocus(part: Element | null) {
  const { activeElement: focused } = document
  return focused === document.body || Boolean(focused?.contains(part) || part?.contains(focused))
}

/** Whether a part of the page lies across the middle of the window. */
export function crossesViewportCentre(part: Element | null) {
  const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {}
  return top < innerHeight / 2 && bottom > innerHeight / 2
}
