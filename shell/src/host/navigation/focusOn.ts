/** Focuses an element, even one that is not focusable by itself, without scrolling the page. */
export function focusOn(element: HTMLElement) {
  if (!element.matches('a, button, input, select, textarea, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
