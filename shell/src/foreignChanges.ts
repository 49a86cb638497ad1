import { optionally } from 'shared-ui/optionally'

// Password managers, translators and data detectors put nodes of their own into a page. React would find them where it
// hydrates, and render everything again.

/** What has happened to a page before it is hydrated: the inline script records it. */
export interface BeforeHydration {
  /** The changes that others made under `#root`, the first one first. */
  readonly changes: readonly MutationRecord[]
  /** The button that was pressed last, where a press did nothing yet. */
  readonly pressed: HTMLButtonElement | undefined
  stop: () => void
}

declare global {
  var beforeHydration: BeforeHydration | undefined
}

/** Begins to record what others change in the page. Returns the changes so far, and how to end it. */
export function recordChanges() {
  const changes: MutationRecord[] = []
  let newest: Node | undefined
  // Until the document is complete the parser adds nodes too: each as the last one in an element that it has not left.
  const isOfParser = ({ type, target, removedNodes, nextSibling, oldValue }: MutationRecord) => {
    if (document.readyState !== 'loading') return false
    if (type === 'characterData') return (target as Text).data.startsWith(oldValue ?? '')
    return removedNodes.length === 0 && !nextSibling && (!newest || target.contains(newest))
  }
  const note = (records: MutationRecord[]) => {
    for (const record of records) {
      if (!isOfParser(record)) changes.push(record)
      else if (record.addedNodes.length > 0) newest = record.addedNodes[record.addedNodes.length - 1]
    }
  }
  const observer = optionally(() => new MutationObserver(note))
  observer?.observe(document, { childList: true, characterData: true, characterDataOldValue: true, subtree: true })
  const stop = () => {
    note(observer?.takeRecords() ?? [])
    observer?.disconnect()
  }
  return { changes, stop }
}

/** The places where React does not look: what a translator did there stays. */
const asServed = (isMainServed: boolean) => (isMainServed ? 'main, [data-static]' : '[data-static]')

/**
 * Takes back what others have changed where React will look. The focus stays where it is.
 * @param isMainServed whether `main` stays as it was served.
 */
export function takeBackChanges(root: Element, { changes }: Pick<BeforeHydration, 'changes'>, isMainServed: boolean) {
  const refocus = keptFocus()
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling, oldValue } of [
    ...changes,
  ].reverse()) {
    const place = target instanceof Element ? target : target.parentElement
    // A form that is sent says so: submissions.ts.
    if (!place || !root.contains(place) || place.closest(`${asServed(isMainServed)}, [aria-busy] button`)) continue
    if (type === 'characterData') (target as Text).data = oldValue ?? ''
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
    const after = previousSibling ? previousSibling.nextSibling : target.firstChild
    const before = nextSibling?.parentNode === target ? nextSibling : after
    for (const node of removedNodes) target.insertBefore(node, before)
  }
  // No control is served so. Firefox restores a button as it was while its form was sent: https://bugzil.la/654072
  for (const control of root.querySelectorAll<HTMLButtonElement>(':disabled:not([aria-busy] *)'))
    control.disabled = false
  refocus()
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Remembers the focus with its caret. Returns a function that puts it back, there or into another element. */
export function keptFocus(element: Element | null = document.activeElement) {
  const { selectionStart = null, selectionEnd = null } = (element ?? {}) as Partial<TextControl>
  return (to = element) => {
    if (!(to instanceof HTMLElement) || to === document.body || to === document.activeElement) return
    to.focus({ preventScroll: true })
    if (selectionStart !== null) (to as TextControl).setSelectionRange(selectionStart, selectionEnd)
  }
}
