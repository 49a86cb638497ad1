import { isHydrated } from 'shared-ui/pageState'
import { releaseBands } from './bands.ts'

/** A part of the page that hydrates by itself: the shell's header and footer first, then the area between them. */
type Root = 'frame' | 'area'

const keptActs: { root: Root; act: () => void }[] = []

// Look in the next task: where the part is hydrated by then, it has answered the act itself.
const keep = (root: Root, act: () => void) =>
  setTimeout(() => {
    if (!isHydrated(root)) keptActs.push({ root, act })
  })

const targetOf = (event: Event) => event.target as Element

function press(event: Event) {
  // The browser scrolls to the link's target, and has to know every height above it.
  if (targetOf(event).closest('a[href*="#"]')) releaseBands()
  const button = targetOf(event).closest<HTMLButtonElement>('button:not([type=submit])')
  // A browser that knows commands has answered a button with a command by itself. Others have no `commandForElement`.
  if (!button || button.commandForElement) return
  keep(button.closest('main') ? 'area' : 'frame', () => {
    if (button.isConnected) button.click()
  })
}

function choose(event: Event) {
  const list = targetOf(event)
  if (!(list instanceof HTMLSelectElement) || !list.closest('main')) return
  const written = () => list.form?.querySelector('textarea')?.value
  const before = written()
  keep('area', () => {
    // A form may answer a choice by filling its text box. What the visitor has written there since must stay.
    if (written() !== before) return
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
  })
}

const sent = new Set<HTMLFormElement>()

function send(event: Event) {
  event.preventDefault()
  const form = targetOf(event) as HTMLFormElement
  const { submitter } = event as SubmitEvent
  if (sent.has(form)) return
  sent.add(form)
  keep('area', () => {
    if (sent.has(form)) form.requestSubmit(submitter)
  })
  setTimeout(() => {
    if (isHydrated('area')) return
    sent.delete(form)
    // The form's own action composes an e-mail.
    form.submit()
  }, 8000)
}

let pointedAt: Element | undefined

function point(event: Event) {
  if ((event as PointerEvent).pointerType === 'mouse') pointedAt = targetOf(event)
}

// A menu opens as a pointer comes over it. This opens it for a pointer that came before hydration and still rests
// there.
function pointAgain() {
  removeEventListener('pointerover', point, true)
  if (keptActs.length === 0 && pointedAt?.matches(':hover'))
    pointedAt.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  pointedAt = undefined
}

/**
 * Keeps the visitor's acts that would be lost before the page is hydrated: presses on buttons, choices in lists, forms
 * sent. Each is repeated once its part of the page is hydrated. A form whose area has not come after 8 s is submitted
 * natively, which composes an e-mail.
 */
export function keepActs() {
  const listeners = { click: press, change: choose, submit: send, pointerover: point }
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true)
  new MutationObserver((_, observer) => {
    if (isHydrated('frame')) pointAgain()
    if (isHydrated('area')) {
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener, true)
      observer.disconnect()
    }
    for (const { root, act } of keptActs.splice(0)) {
      if (isHydrated(root)) act()
      else keptActs.push({ root, act })
    }
  }).observe(document.documentElement, { attributeFilter: ['data-alive'] })
}
