import { isControl, setValue, valueIn } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'

type Elements = Map<string, Element>

/**
 * The elements that a visitor changes, focuses or presses in a page, by identity: landmark, kind, name, and number
 * among its equals. Text is no part of the identity, as it may be translated.
 */
function elementsIn(root: Element): Elements {
  const found: Elements = new Map()
  for (const element of root.querySelectorAll('input, select, textarea, details, summary, button, a')) {
    const around = element.closest('form, section[id], header, main, footer')
    const place = around?.getAttribute('aria-label') ?? around?.id ?? around?.localName
    const identity = [place, element.localName, element.getAttribute('name')].join(' ')
    let number = 0
    while (found.has(`${identity} ${number}`)) number++
    found.set(`${identity} ${number}`, element)
  }
  return found
}

function copyState(old: Element, next: Element) {
  if (old instanceof HTMLDetailsElement) (next as HTMLDetailsElement).open = old.open
  if (!isControl(old) || !isControl(next)) return
  const value = valueIn(old)
  // An empty field was not filled in, or is filled by the choice in another field.
  if (value === '' || value === valueIn(next)) return
  setValue(next, value)
  // The form stores the value when it receives this event.
  next.dispatchEvent(new Event('input', { bubbles: true }))
}

function moveFocus(old: Element, next: Element) {
  if (!(next instanceof HTMLElement) || next === document.activeElement) return
  next.focus({ preventScroll: true })
  const { selectionStart = null, selectionEnd = null } = old as Partial<HTMLInputElement>
  if (selectionStart !== null) (next as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Keeps the visitor's input, choices, open details and focus while React hydrates a page. If other software has changed
 * a part of it (password managers, translators, data detectors, proxies), React renders that part again; if a page
 * throws, the served markup is restored. In both cases each element takes over the state of the one it replaces. At the
 * end, a press that had no effect is replayed. Call this before the page is hydrated.
 */
export function preserveInput(root: Element, pressed?: HTMLButtonElement | null) {
  // No control is served disabled. Firefox restores a button's state from while its form was being sent:
  // https://bugzil.la/654072
  for (const control of root.querySelectorAll<HTMLButtonElement>(':disabled:not([aria-busy] *)'))
    control.disabled = false
  const shown = elementsIn(root)
  let again: Element | null | undefined = pressed
  let focused = document.activeElement
  const over = new AbortController()
  const { signal } = over
  const noteFocus = ({ target }: Event) => {
    focused = target as Element
  }
  // React hydrates a pressed part first, so a second press has had its effect. And a visitor who types no longer waits
  // for the first.
  const forget = () => {
    again = null
  }
  addEventListener('focusin', noteFocus, { signal })
  for (const type of ['click', 'beforeinput']) addEventListener(type, forget, { capture: true, signal })

  function takeOver() {
    if ([...shown.values()].every(({ isConnected }) => isConnected)) return
    const present = elementsIn(root)
    for (const [identity, old] of shown) {
      const next = present.get(identity)
      if (old.isConnected || !next) continue
      shown.set(identity, next)
      copyState(old, next)
      if (old === focused) moveFocus(old, next)
      if (old === again) again = next
    }
  }
  const replaced = new MutationObserver(takeOver)
  replaced.observe(root, { childList: true, subtree: true })

  new MutationObserver((_, hydrated) => {
    const state = pageState().hydrated
    if (state === undefined) return
    takeOver()
    over.abort()
    replaced.disconnect()
    hydrated.disconnect()
    // An element that is removed and inserted again has lost the focus.
    if (state === 'static' && focused?.isConnected) moveFocus(focused, focused)
    if (again instanceof HTMLElement && again.isConnected) again.click()
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
}
