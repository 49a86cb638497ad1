import { pageState } from 'shared-ui/pageState'
import { type BeforeHydration, keptFocus } from './foreignChanges.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What an element is in its page, by which the one that React renders in its place is found. */
function identityOf(element: Element): string {
  const around = element.closest('form, section[id], header, main, footer')
  const place = around?.getAttribute('aria-label') ?? around?.id ?? around?.localName
  const own = element.getAttribute('name') ?? element.querySelector('summary')?.textContent ?? element.textContent
  return [place, element.localName, own].join(' ')
}

/** The elements whose state a visitor changes. */
const changed = 'input, select, textarea, details, button'

/** The elements of a kind, each by what it is in its page. Of several that are the same each has a number. */
function elementsIn(root: Element, selector = changed): Map<string, Element> {
  const found = new Map<string, Element>()
  for (const element of root.querySelectorAll(selector)) {
    const identity = identityOf(element)
    let number = 0
    while (found.has(`${identity} ${number}`)) number++
    found.set(`${identity} ${number}`, element)
  }
  return found
}

function copyState(old: Element, next: Element) {
  if (old instanceof HTMLDetailsElement) (next as HTMLDetailsElement).open = old.open
  if (!old.matches('input, select, textarea')) return
  const [from, to] = [old as Control, next as Control]
  // What is empty was not filled in, or is filled by another field's choice.
  if (from.value === '' || from.value === to.value) return
  to.value = from.value
  // The form stores what it is told by this event.
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Carries over what the visitor has typed, chosen, opened and focused, where React renders a part of the page again while
 * it is hydrated. Then repeats a press that did nothing yet. Call it before the page is hydrated.
 */
export function carryOver(root: Element, { pressed }: Pick<BeforeHydration, 'pressed'>) {
  const waiting = elementsIn(root)
  let again: Element | undefined = pressed
  let focused = document.activeElement
  // The focus may be on a link, of which a page has too many to look at them all.
  const follow = () => {
    focused = document.activeElement
    if (!focused?.matches('a, summary')) return
    for (const [identity, element] of elementsIn(root, focused.localName))
      if (element === focused) waiting.set(identity, element)
  }
  follow()
  addEventListener('focusin', follow)
  // Whoever presses again has been answered: React hydrates first what is pressed.
  const forget = () => {
    again = undefined
  }
  addEventListener('click', forget, true)
  function look() {
    const gone = [...waiting].filter(([, old]) => !old.isConnected)
    if (gone.length === 0) return
    const present = elementsIn(root, `${changed}, a, summary`)
    for (const [identity, old] of gone) {
      const next = present.get(identity)
      if (!next) continue
      waiting.delete(identity)
      const refocus = keptFocus(old)
      copyState(old, next)
      if (old === focused) refocus(next)
      if (old === again) again = next
    }
  }
  const replaced = new MutationObserver(look)
  replaced.observe(root, { childList: true, subtree: true })
  new MutationObserver((_, hydrated) => {
    if (!('hydrated' in pageState())) return
    hydrated.disconnect()
    look()
    replaced.disconnect()
    removeEventListener('focusin', follow)
    removeEventListener('click', forget, true)
    if (again instanceof HTMLElement && again.isConnected) again.click()
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
}
