import {
  type KeyboardEvent,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { filled } from '../content/filled.ts'
import type { PictureFile } from '../contract/contract.ts'
import { Icon } from './Icon.tsx'
import styles from './Lightbox.module.css'
import { words } from './lightbox.content.ts'
import { RawPicture } from './RawPicture.tsx'

interface Shown {
  caption: string
  /** The address of the page with this picture enlarged, where it has one. */
  address?: string | undefined
  /** Stands below the picture: a fact, and links that lead on. */
  foot?: ReactNode
}

/** A picture, or a sheet that scrolls where it is larger than the window. */
export type Plate = Shown & ({ picture: PictureFile } | { sheet: ReactNode })

export interface LightboxProps {
  pictures: readonly Plate[]
  /** The index of the picture shown. */
  shown: number
  show: (index: number) => void
  /** Called once it has closed: take it out of the page, and move the focus. */
  onClosed: () => void
  /** The address of the page without a picture enlarged, where the pictures have addresses. */
  page?: string | undefined
}

/** How far a finger has to move to turn the page, in px. */
const swipe = 48

/** The index of the picture that a key leads to; undefined for other keys. */
function targetOf(key: string, shown: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return (shown - 1 + count) % count
  if (key === 'ArrowRight') return (shown + 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

interface ControlProps {
  act: () => void
  address: string | undefined
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** A button, or a link that does the same without script. */
function Control({ act, address, label, className, children }: ControlProps) {
  const common = { className, 'aria-label': label, children }
  if (address === undefined) return <button type="button" {...common} onClick={act} />
  return (
    <a
      {...common}
      href={address}
      onClick={(event) => {
        event.preventDefault()
        act()
      }}
    />
  )
}

/**
 * One picture at a time over the whole window: arrow keys, a swipe or the buttons turn the page, Escape closes. Render
 * it only while a picture is shown.
 */
export function Lightbox({ pictures, shown, show, onClosed, page }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Where the one finger on the picture has touched it, in px from the left; undefined once there were two.
  const touch = useRef<number>(undefined)
  const [isEnlarged, setEnlarged] = useState(false)
  useLayoutEffect(() => {
    // Open in the HTML, for those without script; a dialog has to be closed before it can become modal. By the
    // attribute, as `close()` would be reported.
    dialog.current?.removeAttribute('open')
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    const view = window.visualViewport
    const look = () => setEnlarged(Number(view?.scale) > 1.05)
    view?.addEventListener('resize', look)
    return () => view?.removeEventListener('resize', look)
  }, [])

  const current = pictures[shown]
  if (!current) return null
  const count = pictures.length
  const previous = (shown - 1 + count) % count
  const next = (shown + 1) % count
  function press(event: KeyboardEvent) {
    const target = targetOf(event.key, shown, count)
    if (target === undefined || count === 1) return
    event.preventDefault()
    show(target)
  }
  function lift({ changedTouches }: TouchEvent) {
    if (touch.current === undefined || count === 1) return
    const distance = (changedTouches[0]?.clientX ?? 0) - touch.current
    touch.current = undefined
    if (Math.abs(distance) >= swipe) show(distance > 0 ? previous : next)
  }

  return (
    <dialog
      ref={dialog}
      open
      className={styles.lightbox}
      // The lines of a drawing are dark.
      data-tone={'sheet' in current ? undefined : 'slate'}
      aria-label={current.caption}
      onClose={onClosed}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys also have their buttons. */}
      <div className={styles.inside} onKeyDown={press}>
        <div className={styles.bar}>
          <p aria-live="polite">
            <b>{current.caption}</b>
            {count > 1 && <span>{filled(words.position, { n: shown + 1, total: count })}</span>}
          </p>
          <Control act={() => dialog.current?.close()} address={page}>
            {words.close}
            <Icon name="close" size={20} />
          </Control>
        </div>
        <div
          className={styles.stage}
          data-sheet={'sheet' in current || undefined}
          data-enlarged={isEnlarged || undefined}
          onTouchStart={({ touches }) => {
            touch.current = touches.length === 1 && !isEnlarged ? touches[0]?.clientX : undefined
          }}
          onTouchEnd={lift}
        >
          {'picture' in current ? (
            <RawPicture key={current.picture.name} picture={current.picture} sizes="100vw" priority />
          ) : (
            current.sheet
          )}
        </div>
        {current.foot && <div className={styles.foot}>{current.foot}</div>}
        {count > 1 && (
          <>
            <Control
              act={() => show(previous)}
              address={pictures[previous]?.address}
              label={words.previous}
              className={styles.previous}
            >
              <Icon name="arrow" size={24} />
            </Control>
            <Control
              act={() => show(next)}
              address={pictures[next]?.address}
              label={words.next}
              className={styles.next}
            >
              <Icon name="arrow" size={24} />
            </Control>
          </>
        )}
      </div>
    </dialog>
  )
}
