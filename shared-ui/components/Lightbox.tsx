import { type KeyboardEvent, type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { picturePrefix } from 'shared-page/contract'
import { useLocation, useNavigate } from 'shared-page/router'
import { interpolate } from '../content/interpolate.ts'
import { hasModifier } from './hasModifier.ts'
import { Icon } from './Icon.tsx'
import styles from './Lightbox.module.css'
import { words } from './lightbox.content.ts'

export interface LightboxProps {
  /** The id of the link (`LightboxLink`) whose picture opens first. */
  id: string
}

/** The distance in px that a finger must move to turn to the next picture. */
const swipe = 48

/** The time in ms that a picture must be shown before the URL names it. */
// Safari rejects more than a hundred URL changes in ten seconds, which a held arrow key would reach in three:
// https://developer.mozilla.org/docs/Web/API/History/replaceState#exceptions
const restTime = 150

/** The drawing that a link enlarges, if it is beside the link. */
const sheetOf = (link: Element) => link.closest('figure')?.querySelector(':scope > [data-sheet]')

/** The links of the pictures that can be turned to, in the page's order. A drawing has no neighbours. */
function linksAround(id: string): HTMLElement[] {
  const link = document.getElementById(id)
  if (!link?.dataset.caption || sheetOf(link)) return link?.dataset.caption ? [link] : []
  return [...document.querySelectorAll<HTMLElement>('main a[data-caption]')].filter((each) => !sheetOf(each))
}

const copied = (nodes: Iterable<Node> = []) => [...nodes].map((node) => node.cloneNode(true))

/** A link's picture or drawing, as large as the window allows. */
// Copied from the page, which already has it: the code of static bands is not loaded.
function enlargedFrom(link: HTMLElement): Node[] {
  const sheet = sheetOf(link)
  if (sheet) return copied(sheet.childNodes)
  const pictures = copied(link.querySelectorAll('picture')) as HTMLElement[]
  for (const picture of pictures) {
    delete picture.dataset.loadFailed
    for (const part of picture.querySelectorAll('source, img')) part.setAttribute('sizes', '100vw')
    for (const image of picture.querySelectorAll('img')) image.loading = 'eager'
  }
  return pictures
}

/** Whether Back leads to this page without the lightbox. Unknown in browsers without this interface. */
function isPageBefore() {
  const { navigation } = globalThis as {
    navigation?: { currentEntry: { index: number }; entries: () => { url: string | null }[] }
  }
  const [page, hash = ''] = navigation?.entries()[navigation.currentEntry.index - 1]?.url?.split('#') ?? []
  return page === location.href.split('#', 1)[0] && !hash.startsWith(picturePrefix)
}

/** The index of the picture to which a key turns; undefined for other keys. */
function indexAfter(event: KeyboardEvent, shown: number, count: number): number | undefined {
  if (hasModifier(event)) return undefined
  if (event.key === 'ArrowLeft') return (shown - 1 + count) % count
  if (event.key === 'ArrowRight') return (shown + 1) % count
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  return undefined
}

/** Whether the visitor has zoomed the window itself with two fingers. */
function useZoom() {
  const [isZoomed, setZoomed] = useState(false)
  useEffect(() => {
    const view = window.visualViewport
    const look = () => setZoomed(Number(view?.scale) > 1.05)
    view?.addEventListener('resize', look)
    return () => view?.removeEventListener('resize', look)
  }, [])
  return isZoomed
}

/**
 * One picture of the page at a time over the whole window. Arrow keys, a swipe or the buttons turn to the next; Escape
 * and Back close it. The URL follows.
 */
export function Lightbox({ id }: LightboxProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [links] = useState(() => linksAround(id))
  const [shown, show] = useState(() => links.findIndex((link) => link.id === id))
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>(undefined)
  // The position of a single finger on the picture, in px from the left; undefined after a second finger touched it.
  const touch = useRef<number>(undefined)
  const isZoomed = useZoom()
  const link = links[shown]
  const isSheet = link && sheetOf(link)

  useLayoutEffect(() => {
    if (!link) return
    last.current = link
    stage.current?.replaceChildren(...enlargedFrom(link))
    foot.current?.replaceChildren(...copied(link.parentElement?.querySelector('[data-foot]')?.childNodes))
    if (location.hash === `#${link.id}`) return
    // Called directly, so that the page around it does not render again.
    const timer = setTimeout(() => history.replaceState(history.state, '', `#${link.id}`), restTime)
    return () => clearTimeout(timer)
  }, [link])
  useLayoutEffect(() => dialog.current?.showModal(), [])
  // After the dialog is removed. The last picture need not be the one that was opened.
  useEffect(() => () => last.current?.focus(), [])

  if (!link) return null
  const { caption } = link.dataset
  const count = links.length
  const turn = (by: number) => show((shown + by + count) % count)
  function press(event: KeyboardEvent) {
    const next = indexAfter(event, shown, count)
    if (next === undefined || count === 1) return
    event.preventDefault()
    show(next)
  }
  function lift({ changedTouches }: TouchEvent) {
    if (touch.current === undefined || count === 1) return
    const distance = (changedTouches[0]?.clientX ?? 0) - touch.current
    touch.current = undefined
    if (Math.abs(distance) >= swipe) turn(distance > 0 ? -1 : 1)
  }
  const leave = () => (isPageBefore() ? navigate(-1) : navigate(pathname + search, { replace: true }))

  return (
    // On a light ground, because the lines of a drawing are dark.
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-tone={isSheet ? undefined : 'slate'}
      aria-label={caption}
      onClose={leave}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys also have their buttons. */}
      <div className={styles.inside} onKeyDown={press}>
        <div className={styles.bar}>
          <p aria-live="polite">
            <b>{caption}</b>
            {count > 1 && <span>{interpolate(words.position, { n: shown + 1, total: count })}</span>}
          </p>
          <button type="button" onClick={() => dialog.current?.close()}>
            {words.close}
            <Icon name="close" size={20} />
          </button>
        </div>
        {isSheet && <p className={styles.hint}>{words.drag}</p>}
        <div
          ref={stage}
          className={styles.stage}
          data-zoomed={isZoomed || undefined}
          // A sheet may be larger than the window, and a scrollable frame must be reachable by keyboard.
          {...(isSheet && { 'data-sheet': '', role: 'group', 'aria-label': caption, tabIndex: 0 })}
          onTouchStart={({ touches }) => {
            touch.current = touches.length === 1 && !isZoomed ? touches[0]?.clientX : undefined
          }}
          onTouchEnd={lift}
        />
        <div ref={foot} className={styles.foot} />
        {count > 1 && (
          <>
            <button type="button" className={styles.previous} aria-label={words.previous} onClick={() => turn(-1)}>
              <Icon name="arrow" size={24} />
            </button>
            <button type="button" className={styles.next} aria-label={words.next} onClick={() => turn(1)}>
              <Icon name="arrow" size={24} />
            </button>
          </>
        )}
      </div>
    </dialog>
  )
}
