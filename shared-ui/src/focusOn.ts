/** Gives the focus to an element, one that takes none by itself too, and leaves the page where it stands. */
export function focusOn(element: HTMLElement) {
  if (!element.matches('a, button, input, select, textarea, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
