/**
 * Hides an element from assistive technology, but not from the browser's search, which then fires `beforematch`. Its style
 * has to make it invisible, and to keep its height. Browsers without such a search would remove the element altogether:
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
