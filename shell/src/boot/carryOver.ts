import { pageState } from 'shared-ui/pageState'

/** What has happened to a page before it is hydrated: the inline script notes it. */
export interface BeforeHydration {
  /** The button that was pressed last, where a press did nothing yet. */
  pressed?: HTMLButtonElement | null
  stop: () => void
}

declare global {
  var beforeHydration: BeforeHydration | undefined
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What a visitor changes, focuses or presses in a page, each by its place there, its kind, its name and its number among
 * those: not by its words, which may be translated.
 */
function elementsIn(root: Element): Map<string, Element> {
  const found = new Map<string, Element>()
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
  if (!old.matches('input, select, textarea')) return
  const [from, to] = [old as Control, next as Control]
  // What is empty was not filled in, or is filled by another field's choice.
  if (from.value === '' || from.value === to.value) return
  to.value = from.value
  // The form stores what this event brings.
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

function moveFocus(old: Element, next: Element) {
  if (!(next instanceof HTMLElement) || next === document.activeElement) return
  next.focus({ preventScroll: true })
  const { selectionStart = null, selectionEnd = null } = old as Partial<HTMLInputElement>
  if (selectionStart !== null) (next as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Carries over what the visitor has typed, chosen, opened and focused, where React renders a part of the page again while
 * it is hydrated: password managers, translators, data detectors and proxies put nodes of their own into a page, at which
 * React gives up hydrating that part. Then repeats a press that did nothing yet. Call it before the page is hydrated.
 */
export function carryOver(root: Element, pressed?: HTMLButtonElement | null) {
  // No control is served so. Firefox restores a button as it was while its form was sent: https://bugzil.la/654072
  for (const control of root.querySelectorAll<HTMLButtonElement>(':disabled:not([aria-busy] *)'))
    control.disabled = false
  const waiting = elementsIn(root)
  const carried: [old: Element, next: Element][] = []
  let again: Element | null | undefined = pressed
  let focused = document.activeElement
  const follow = ({ target }: Event) => {
    focused = target as Element
  }
  addEventListener('focusin', follow)
  // Whoever presses again has been answered: React hydrates first what is pressed.
  const forget = () => {
    again = null
  }
  addEventListener('click', forget, true)
  function look() {
    const gone = [...waiting].filter(([, old]) => !old.isConnected)
    if (gone.length === 0) return
    const present = elementsIn(root)
    for (const [identity, old] of gone) {
      const next = present.get(identity)
      if (!next) continue
      waiting.delete(identity)
      carried.push([old, next])
      copyState(old, next)
      if (old === focused) moveFocus(old, next)
      if (old === again) again = next
    }
  }
  const replaced = new MutationObserver(look)
  replaced.observe(root, { childList: true, subtree: true })
  new MutationObserver((_, hydrated) => {
    if (!('hydrated' in pageState())) return
    hydrated.disconnect()
    look()
    // The frame has thrown, and what was served stands again: with what was typed until then, and with the focus, which an
    // element loses when it is taken out of the page.
    for (const [old, next] of carried) {
      if (!old.isConnected) continue
      copyState(next, old)
      if (focused === next) focused = old
    }
    if (focused?.isConnected && pageState().hydrated === 'served') moveFocus(focused, focused)
    replaced.disconnect()
    removeEventListener('focusin', follow)
    removeEventListener('click', forget, true)
    if (again instanceof HTMLElement && again.isConnected) again.click()
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
}
