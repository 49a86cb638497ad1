import { followClock, optionally } from 'shared-page/browser'
import { interpolate } from 'shared-ui/interpolate'
import { closedUntil } from 'shared-ui/openingHours'
import { showByDate } from '../host/boot/showByDate.ts'
import { areaOf } from '../host/loading/loadedReleases.ts'
import { currentAt } from './ariaCurrent.ts'
import { header } from './header.content.ts'

// Updates the frame, which is static, for the current page.

/** The links of the frame, which no code renders. */
const frameLinks = ':is(body > header, body > footer, body > aside) :is(a[href], button[data-link])'

/**
 * Marks the frame's links to the current page, and shows the phone's bar of its area. Call it after each navigation.
 */
export function updateFrame(pathname: string) {
  for (const link of document.querySelectorAll<HTMLElement>(frameLinks)) {
    const { link: opens } = link.dataset
    const current = currentAt(pathname, opens ?? link.getAttribute('href') ?? '', opens !== undefined)
    if (current) link.setAttribute('aria-current', current)
    else link.removeAttribute('aria-current')
  }
  const area = areaOf(pathname)
  for (const own of document.querySelectorAll<HTMLElement>('body > aside [data-area]'))
    own.hidden = own.dataset.area !== area
  followForms()
  // The new page may keep the last one's scroll position.
  setTimeout(showBar)
}

// As in PhoneBar.module.css.
const phone = '(width < 48em)'

const inView = new Set<Element>()
let observer: IntersectionObserver | undefined

/** Forgets the observed forms, which differ from page to page; the phone's bar is hidden near them. */
function followForms() {
  observer?.disconnect()
  inView.clear()
  observer = undefined
}

/**
 * Shows the phone's bar below the first screen, but not beside a form, its thanks, the footer or an on-screen keyboard.
 */
function showBar() {
  const bar = document.querySelector<HTMLElement>('body > aside')
  if (!bar) return
  const isBelow = scrollY > innerHeight && optionally(() => matchMedia(phone).matches) === true
  // Not before the visitor scrolls: by then all bands of the page have rendered.
  if (isBelow && !observer) {
    const report: IntersectionObserverCallback = (entries) => {
      for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
      showBar()
    }
    observer = optionally(() => new IntersectionObserver(report))
    for (const element of document.querySelectorAll('main form, body > footer')) observer?.observe(element)
  }
  const isTyping = document.activeElement?.matches('input, select, textarea, [role=status]')
  const isShown = isBelow && inView.size === 0 && !isTyping
  // Repeated each time: the page may have changed, and its deferred bands render after the first ones.
  if (isShown) askAboutPage(bar)
  bar.toggleAttribute('data-shown', isShown)
}

/** Points the bar's link to the form at the subject of the page's own link. */
function askAboutPage(bar: HTMLElement) {
  const links = [...document.querySelectorAll('main a[href^="/contact?about="]')]
  const asks = new Set(
    links.filter((link) => link.getClientRects().length > 0).map((link) => link.getAttribute('href')),
  )
  // If the page has links with several subjects, the bar names none.
  const [ask] = asks.size === 1 ? asks : []
  for (const form of bar.querySelectorAll<HTMLElement>('a[data-form]'))
    form.setAttribute('href', ask ?? form.dataset.form ?? '')
}

/** Shows in the bar, out of hours, the time at which somebody will answer. */
function sayHours(now: Date) {
  for (const closed of document.querySelectorAll<HTMLElement>('body > aside [data-hours]')) {
    const until = closedUntil(JSON.parse(closed.dataset.hours ?? '[]'), now)
    closed.textContent = until ? interpolate(header.closed, { when: until }) : ''
  }
}

/** Shows and hides the phone's bar as the visitor uses the page. Call it once. */
export function startPhoneBar() {
  followClock((now) => {
    sayHours(now)
    showByDate(now)
  })
  // After the frame that paints the response to the visitor's action, which the bar would delay.
  const showSoon = () => setTimeout(showBar)
  for (const type of ['scroll', 'resize', 'focusin', 'focusout']) addEventListener(type, showSoon, { passive: true })
}
