/**
 * Hides an element from assistive technology, but not from the browser's find-in-page, which then fires `beforematch`.
 * The element's style must make it invisible and keep its height. Browsers without that event would remove the element
 * altogether:
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/hidden#the_hidden_until_found_state
 */
export function hideUntilFound(element: Element, isHidden: boolean) {
  if (!isHidden) {
    element.removeAttribute('hidden')
    element.removeAttribute('aria-hidden')
    return
  }
  if ('onbeforematch' in element) element.setAttribute('hidden', 'until-found')
  element.setAttribute('aria-hidden', 'true')
}
