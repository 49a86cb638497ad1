import { isControl, setValue, valueIn } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'

type Elements = Map<string, Element>

/**
 * What a visitor changes, focuses or presses in a page, by identity: its place, its kind, its name, and its number among
 * those. Not by its words, which may be translated.
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
  // What is empty was not filled in, or is filled by another field's choice.
  if (value === '' || value === valueIn(next)) return
  setValue(next, value)
  // The form stores what this event brings.
  next.dispatchEvent(new Event('input', { bubbles: true }))
}

function moveFocus(old: Element, next: Element) {
  if (!(next instanceof HTMLElement) || next === document.activeElement) return
  next.focus({ preventScroll: true })
  const { selectionStart = null, selectionEnd = null } = old as Partial<HTMLInputElement>
  if (selectionStart !== null) (next as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Keeps what the visitor has typed, chosen, opened and focused while React hydrates a page. Where others have changed a part
 * of it (password managers, translators, data detectors, proxies), React renders that part again; where a page throws, what
 * was served is put back. Either way an element takes over the state of the one whose place it takes. In the end a press
 * that did nothing yet is repeated. Call it before the page is hydrated.
 */
export function preserveInput(root: Element, pressed?: HTMLButtonElement | null) {
  // No control is served so. Firefox restores a button as it was while its form was sent: https://bugzil.la/654072
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
  // A second press has been answered: React hydrates first what is pressed. And who types does not wait for the first.
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
    // An element that is taken out of the page and put back has lost the focus.
    if (state === 'static' && focused?.isConnected) moveFocus(focused, focused)
    if (again instanceof HTMLElement && again.isConnected) again.click()
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
}
