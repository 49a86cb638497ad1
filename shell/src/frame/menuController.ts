import { optionally } from 'shared-page/browser'

// The menus open and close natively: `<details name>` and a popover. This script adds the rest. It is part of the
// inline script, so that a menu is complete as soon as it is visible.

/** The media query of windows that show the bar; narrower ones show the menu in a dialog. */
const wide = '(min-width: 64em)'

/** The scroll position in px beyond which the header turns solid. */
const scrolledAfter = 50
/** The delay, in ms, before a mega menu closes after the pointer has left it. */
const closeDelay = 150
/** The time a mouse must rest on an entry to open its menu, in ms: passing pointers cross many entries. */
const restTime = 100
/** The largest movement of a resting mouse, in px. */
const restDistance = 8
/**
 * The delay of the menus' pictures, in ms: after the pointer has come near, plus a step for each position in the queue.
 */
const pictureDelay = { first: 1000, step: 100 }

/** The media query for a wide window, with its change event. */
type Windows = Pick<MediaQueryList, 'matches' | 'addEventListener'>

const all = <T extends Element>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<T>(selector),
]
const closest = <T extends Element>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<T>(selector) : null

/** The entry of the bar, with a panel, that contains an element. */
const entryAround = (target: EventTarget | null) => closest<HTMLElement>(target, 'header [data-panel]')
const entries = () => all<HTMLElement>('header [data-panel]')
const partsOf = (entry: Element) => ({
  button: entry.querySelector('button'),
  details: entry.querySelector('details'),
})
const isOpen = (entry: Element | null) => entry?.querySelector('details')?.open === true
const dialog = () => document.querySelector<HTMLDialogElement>('header dialog')
// Browsers without popovers show it as a modal dialog: https://caniuse.com/mdn-api_htmlelement_popover
const isShown = (menu: HTMLDialogElement | null) =>
  menu?.open === true || optionally(() => menu?.matches(':popover-open')) === true

/** Whether any menu is open, in a window of any width. */
export const isAnyMenuOpen = () => isShown(dialog()) || entries().some(isOpen)

/** Registers the menus' event listeners. Call it once, before the document has been parsed. */
export function startMenus() {
  const windows =
    optionally(() => matchMedia(wide)) ?? Object.assign(new EventTarget(), { matches: innerWidth >= 16 * 64 })
  let closing: ReturnType<typeof setTimeout> | undefined
  let rest: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | undefined
  let isOpenedByHover = false
  let height = Number.POSITIVE_INFINITY

  /** Opens one menu of the bar, or none, and cancels a pending close. */
  function open(next?: Element | null) {
    clearTimeout(closing)
    closing = undefined
    for (const entry of entries()) {
      const { details } = partsOf(entry)
      if (details) details.open = entry === next
    }
  }
  const closeSoon = () => {
    clearTimeout(closing)
    closing = setTimeout(open, closeDelay)
  }
  const closeAll = () => {
    open()
    hide()
  }
  const cancelHoverIntent = () => {
    clearTimeout(rest?.timer)
    rest = undefined
  }
  const wait = (entry: Element, { clientX: x, clientY: y }: PointerEvent) => {
    cancelHoverIntent()
    const due = () => {
      cancelHoverIntent()
      open(entry)
    }
    rest = { x, y, timer: setTimeout(due, restTime) }
  }

  const isMouse = ({ pointerType }: PointerEvent) => windows.matches && pointerType === 'mouse'
  function enter(event: PointerEvent) {
    if (closest(event.target, 'header')) fetchMenuPictures(windows)
    const entry = entryAround(event.target)
    if (!entry || !isMouse(event) || entry === entryAround(event.relatedTarget)) return
    isOpenedByHover = !isOpen(entry)
    if (isOpen(entry)) open(entry)
    else wait(entry, event)
  }
  function leave(event: PointerEvent) {
    const entry = entryAround(event.target)
    if (!entry || !isMouse(event) || entry === entryAround(event.relatedTarget)) return
    cancelHoverIntent()
    // A mouse that leaves must not close the menu for a visitor who is using it by keyboard.
    if (isOpen(entry) && !entry.querySelector('a:focus-visible')) closeSoon()
  }
  function move(event: PointerEvent) {
    const entry = entryAround(event.target)
    if (rest && entry && Math.hypot(event.clientX - rest.x, event.clientY - rest.y) > restDistance) wait(entry, event)
    // On its way down to the open menu, the mouse crosses the neighbouring entries.
    const isInBar = closest(event.target, 'header') && !isOpen(entry)
    if (closing && isInBar && event.clientY > height) closeSoon()
    height = event.clientY
  }

  function press(entry: Element, detail: number) {
    cancelHoverIntent()
    // A mouse's first click follows the hover that has just opened the menu, and the second click of a double click
    // follows the first. Closing the menu on either would seem broken.
    const isConfirmation = isOpen(entry) && detail > 0 && (isOpenedByHover || detail > 1)
    isOpenedByHover = false
    if (!isConfirmation) open(isOpen(entry) ? undefined : entry)
  }
  function click(event: MouseEvent) {
    const { target, detail } = event
    // On the click, not when the next page has loaded: the visitor may have opened a menu again by then.
    if (closest(target, 'a')) return closeAll()
    const summary = closest<HTMLElement>(target, 'header summary')
    if (summary && detail > 1) event.preventDefault()
    else if (summary) keepRowInPlace(summary)
    const invoker = closest<HTMLButtonElement>(target, 'header [popovertarget]')
    if (invoker && !('popoverTargetElement' in invoker)) showModal(invoker)
    const button = closest(target, 'header [data-panel] > button')
    const entry = entryAround(button)
    if (entry) press(entry, detail)
    else elsewhere(event)
  }
  // Also on pointerdown, because iOS sends no click for a tap on non-interactive text.
  function elsewhere({ target }: Event) {
    if (windows.matches && !isOpen(entryAround(target))) open()
  }
  function key(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !windows.matches) return
    const button = closest<HTMLButtonElement>(event.target, 'header [data-panel] > button')
    const entry = entryAround(event.target)
    if (event.key === 'Escape') {
      if (entry && isOpen(entry)) partsOf(entry).button?.focus()
      open()
    }
    if (event.key !== 'ArrowDown' || !button) return
    event.preventDefault()
    if (isOpen(entry)) entry?.querySelector<HTMLElement>('details a')?.focus()
    else open(entry)
  }
  function blur({ target, relatedTarget }: FocusEvent) {
    const entry = entryAround(target)
    if (windows.matches && relatedTarget && isOpen(entry) && !entry?.contains(relatedTarget as Node)) open()
  }

  // Find-in-page opens panels too, so the state is updated on the toggle event.
  function syncExpanded({ target }: Event) {
    const menu = closest<HTMLDetailsElement | HTMLDialogElement>(target, 'header [data-panel] > details, header dialog')
    if (!menu || menu !== target) return
    const isNowOpen = menu instanceof HTMLDialogElement ? isShown(menu) : menu.open
    menu.parentElement?.querySelector(':scope > [aria-controls]')?.setAttribute('aria-expanded', String(isNowOpen))
    if (isNowOpen) fetchMenuPictures(windows)
    // On a phone, a reopened menu starts collapsed.
    else if (!windows.matches) for (const inside of all<HTMLDetailsElement>('details', menu)) inside.open = false
  }

  const noteScroll = () => {
    const { dataset } = document.querySelector('header') ?? {}
    const isScrolled = String(scrollY > scrolledAfter)
    if (dataset && dataset.scrolled !== isScrolled) dataset.scrolled = isScrolled
  }

  addEventListener('pointerover', enter, { passive: true })
  addEventListener('pointerout', leave, { passive: true })
  addEventListener('pointermove', move, { passive: true })
  addEventListener('pointerdown', elsewhere, { passive: true })
  addEventListener('click', click)
  addEventListener('keydown', key)
  addEventListener('focusout', blur)
  for (const type of ['toggle', 'close']) addEventListener(type, syncExpanded, true)
  addEventListener('beforetoggle', coverPage, true)
  addEventListener('popstate', closeAll)
  addEventListener('scroll', noteScroll, { passive: true })
  windows.addEventListener('change', closeAll)
  addEventListener('DOMContentLoaded', () => {
    noteScroll()
    placeMenu(windows)
  })
}

const hide = () => {
  const menu = dialog()
  if (menu?.open) menu.close()
  else if (isShown(menu)) menu?.hidePopover()
}

/** Shows or closes the dialog as a modal one, in browsers without popovers. */
function showModal(button: HTMLElement) {
  if (isShown(dialog())) return hide()
  // Safari does not focus a clicked button, and the dialog returns the focus to the element that had it.
  // https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/button#clicking_and_focus
  button.focus()
  optionally(() => dialog()?.showModal())
}

/**
 * Makes the elements behind the open popover inert until it closes, after the browser has painted the response to the
 * press.
 */
function coverPage({ target, newState }: ToggleEvent) {
  const menu = dialog()
  if (!menu || target !== menu) return
  const beside = [...(menu.parentElement?.children ?? [])].filter((element) => element !== menu)
  const covered = [...all<HTMLElement>('body > :not(header, script)'), ...(beside as HTMLElement[])]
  const cover = (isCovered: boolean) => {
    for (const element of covered) element.inert = isCovered
  }
  // Before the focus returns to the button.
  if (newState === 'closed') cover(false)
  else requestAnimationFrame(() => setTimeout(() => isShown(menu) && cover(true)))
}

/** Keeps a pressed row of the dialog under the finger while the panel above it closes. */
function keepRowInPlace(row: Element) {
  const around = row.closest('dialog')
  const { top } = row.getBoundingClientRect()
  requestAnimationFrame(() => {
    // If the visitor has moved on by keyboard, the browser has scrolled to the focused link.
    if (around && !around.querySelector('a:focus')) around.scrollTop += row.getBoundingClientRect().top - top
  })
}

let isFetching = false

/** Fetches the menus' pictures one after another, and those of the main categories at once. */
function fetchMenuPictures(windows: Windows) {
  if (isFetching) return
  isFetching = true
  for (const place of all<HTMLElement>('header [data-picture]')) {
    const step = Number(place.dataset.picture)
    const due = () => {
      place.dataset.due = ''
    }
    setTimeout(due, pictureDelay.first + pictureDelay.step * step)
    if (!windows.matches || !place.closest('[data-shows=pictures] [data-tiles]')) continue
    const copy = place.firstElementChild?.cloneNode(true) as HTMLPictureElement | undefined
    for (const image of all<HTMLImageElement>('img', copy)) image.loading = 'eager'
  }
}

/** Moves the menu into the bar of a wide window or the dialog of a narrow one, in the order of each. */
function placeMenu(windows: Windows) {
  const nav = document.querySelector('header nav')
  const list = nav?.firstElementChild
  const above = nav?.previousElementSibling
  if (!nav || !list || !above) return
  const onPhones = [...list.children] as HTMLElement[]
  const inBar = [...onPhones].sort((one, other) => Number(one.style.order) - Number(other.style.order))
  // Nested details, which a phone opens one by one, are all open in the bar.
  const nested = all<HTMLDetailsElement>('details details', nav).map((details) => ({ details, name: details.name }))
  const place = () => {
    if (windows.matches) dialog()?.after(nav)
    else above.after(nav)
    list.append(...(windows.matches ? inBar : onPhones))
    for (const { details, name } of nested) {
      details.name = windows.matches ? '' : name
      details.open = windows.matches
    }
    // Tab follows document order: on a phone the tiles come first, in the bar they follow the column on their left.
    for (const mega of all('[data-shows]', nav)) mega.append(mega.firstElementChild ?? '')
  }
  // The served markup is that of phones.
  if (windows.matches) place()
  windows.addEventListener('change', place)
}
