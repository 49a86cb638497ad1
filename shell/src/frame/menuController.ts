import { optionally } from 'shared-page/browser'

// The menus open and close by native parts: `<details name>` and a popover. This script adds what these do
// not do by themselves. It is part of the inline script, so that a menu is whole as soon as it can be seen.

/** The media query of windows that show the bar; narrower ones show the menu in a dialog. */
const wide = '(min-width: 64em)'

/** The scroll position in px beyond which the header turns solid. */
const scrolledAfter = 50
/** How long a mega menu stays after the pointer has left it, in ms. */
const closeDelay = 150
/** How long a mouse has to rest on an entry to open its menu, in ms: on its way elsewhere it crosses many. */
const restTime = 100
/** How far a resting mouse may move, in px. */
const restDistance = 8
/** When a menu's pictures are fetched, in ms: after the pointer has come near, and later for each place in the queue. */
const pictureDelay = { first: 1000, step: 100 }

/** Whether the window is wide, and the event that says when that changes. */
type Windows = Pick<MediaQueryList, 'matches' | 'addEventListener'>

const all = <T extends Element>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<T>(selector),
]
const closest = <T extends Element>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<T>(selector) : null

/** An entry of the bar that opens, around a place in it. */
const entryAround = (target: EventTarget | null) => closest<HTMLElement>(target, 'header [data-panel]')
const entries = () => all<HTMLElement>('header [data-panel]')
const partsOf = (entry: Element) => ({
  button: entry.querySelector('button'),
  details: entry.querySelector('details'),
})
const isOpen = (entry: Element | null) => entry?.querySelector('details')?.open === true
const dialog = () => document.querySelector<HTMLDialogElement>('header dialog')
// Browsers that know no popovers show it as a modal dialog: https://caniuse.com/mdn-api_htmlelement_popover
const isShown = (menu: HTMLDialogElement | null) =>
  menu?.open === true || optionally(() => menu?.matches(':popover-open')) === true

/** Whether any menu is open, in a window of any width. */
export const isAnyMenuOpen = () => isShown(dialog()) || entries().some(isOpen)

/** Listens to the visitor's use of the menus. Call it once, before the document has been parsed. */
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
    // A mouse that leaves must not close the menu for a visitor who is in it by keyboard.
    if (isOpen(entry) && !entry.querySelector('a:focus-visible')) closeSoon()
  }
  function move(event: PointerEvent) {
    const entry = entryAround(event.target)
    if (rest && entry && Math.hypot(event.clientX - rest.x, event.clientY - rest.y) > restDistance) wait(entry, event)
    // On its way down to the open menu the mouse crosses the entries beside that of the menu.
    const isInBar = closest(event.target, 'header') && !isOpen(entry)
    if (closing && isInBar && event.clientY > height) closeSoon()
    height = event.clientY
  }

  function press(entry: Element, detail: number) {
    cancelHoverIntent()
    // The first click of a mouse comes after its hover has just opened the menu, and the second one of a double click
    // after the first: closing it then would seem broken.
    const isConfirmation = isOpen(entry) && detail > 0 && (isOpenedByHover || detail > 1)
    isOpenedByHover = false
    if (!isConfirmation) open(isOpen(entry) ? undefined : entry)
  }
  function click(event: MouseEvent) {
    const { target, detail } = event
    // As the visitor leaves, not when the next page has come: a menu may have been opened again by then.
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
  // pointerdown as well, because iOS sends no click for a tap on what it takes to be mere text.
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

  // The browser's search opens panels too, so their state is announced when it changes.
  function syncExpanded({ target }: Event) {
    const menu = closest<HTMLDetailsElement | HTMLDialogElement>(target, 'header [data-panel] > details, header dialog')
    if (!menu || menu !== target) return
    const isNowOpen = menu instanceof HTMLDialogElement ? isShown(menu) : menu.open
    menu.parentElement?.querySelector(':scope > [aria-controls]')?.setAttribute('aria-expanded', String(isNowOpen))
    if (isNowOpen) fetchMenuPictures(windows)
    // On a phone what is opened again starts collapsed.
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

/** Shows or closes the dialog where the browser knows no popovers. */
function showModal(button: HTMLElement) {
  if (isShown(dialog())) return hide()
  // Safari does not focus a clicked button, and the dialog gives focus back to what had it.
  // https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/button#clicking_and_focus
  button.focus()
  optionally(() => dialog()?.showModal())
}

/** Makes what the open popover covers inert, once the screen has answered the press, until the popover closes. */
function coverPage({ target, newState }: ToggleEvent) {
  const menu = dialog()
  if (!menu || target !== menu) return
  const beside = [...(menu.parentElement?.children ?? [])].filter((element) => element !== menu)
  const covered = [...all<HTMLElement>('body > :not(header, script)'), ...(beside as HTMLElement[])]
  const cover = (isCovered: boolean) => {
    for (const element of covered) element.inert = isCovered
  }
  // Before the focus goes back to the button.
  if (newState === 'closed') cover(false)
  else requestAnimationFrame(() => setTimeout(() => isShown(menu) && cover(true)))
}

/** Keeps a row of the dialog under the finger that presses it, while the panel above it closes. */
function keepRowInPlace(row: Element) {
  const around = row.closest('dialog')
  const { top } = row.getBoundingClientRect()
  requestAnimationFrame(() => {
    // A visitor who has moved on by keyboard is where the browser has scrolled to.
    if (around && !around.querySelector('a:focus')) around.scrollTop += row.getBoundingClientRect().top - top
  })
}

let isFetching = false

/** Fetches the menus' pictures, each in its turn, and those of the main categories at once. */
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

/** Puts the menu into the bar of a wide window and into the dialog of a narrow one, in the order that each has. */
function placeMenu(windows: Windows) {
  const nav = document.querySelector('header nav')
  const list = nav?.firstElementChild
  const above = nav?.previousElementSibling
  if (!nav || !list || !above) return
  const onPhones = [...list.children] as HTMLElement[]
  const inBar = [...onPhones].sort((one, other) => Number(one.style.order) - Number(other.style.order))
  // What a phone unfolds one by one is all open in the bar.
  const nested = all<HTMLDetailsElement>('details details', nav).map((details) => ({ details, name: details.name }))
  const place = () => {
    if (windows.matches) dialog()?.after(nav)
    else above.after(nav)
    list.append(...(windows.matches ? inBar : onPhones))
    for (const { details, name } of nested) {
      details.name = windows.matches ? '' : name
      details.open = windows.matches
    }
    // Tab follows the document: a phone's tiles come first, the bar's after what stands on their left.
    for (const mega of all('[data-shows]', nav)) mega.append(mega.firstElementChild ?? '')
  }
  // Served for phones.
  if (windows.matches) place()
  windows.addEventListener('change', place)
}
