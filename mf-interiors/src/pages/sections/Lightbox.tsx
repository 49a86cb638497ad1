import { type KeyboardEvent, type TouchEvent, useEffect, useRef } from 'react'
import type { PictureFile } from 'shared-ui/contract'
import { filled } from 'shared-ui/filled'
import { Icon } from 'shared-ui/Icon'
import { RawPicture } from 'shared-ui/RawPicture'
import styles from './Lightbox.module.css'

export interface LightboxProps {
  pictures: readonly { picture: PictureFile; caption: string }[]
  /** The index of the picture shown; undefined where the lightbox is closed. */
  shown: number | undefined
  show: (index: number) => void
  /** Called after it has closed, so that the focus can be moved. */
  onClosed: () => void
  words: { previous: string; next: string; close: string; position: string }
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

/** One picture at a time over the whole window: arrow keys, a swipe or the buttons turn the page, Escape closes. */
export function Lightbox({ pictures, shown, show, onClosed, words }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const touch = useRef<number>(undefined)
  const isOpen = shown !== undefined
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  const count = pictures.length
  const turn = (by: number) => isOpen && show((shown + by + count) % count)
  function press(event: KeyboardEvent) {
    const target = isOpen ? targetOf(event.key, shown, count) : undefined
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }
  function lift({ changedTouches }: TouchEvent) {
    const distance = (changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0)
    if (Math.abs(distance) >= swipe) turn(distance > 0 ? -1 : 1)
  }

  const current = isOpen ? pictures[shown] : undefined
  return (
    <dialog ref={dialog} className={styles.lightbox} data-tone="slate" aria-label={current?.caption} onClose={onClosed}>
      {current && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys also have their buttons.
        <div className={styles.inside} onKeyDown={press}>
          <div className={styles.bar}>
            <p aria-live="polite">
              <b>{current.caption}</b>
              <span>{filled(words.position, { n: (shown ?? 0) + 1, total: count })}</span>
            </p>
            <button type="button" onClick={() => dialog.current?.close()}>
              {words.close}
              <Icon name="close" size={20} />
            </button>
          </div>
          <div
            className={styles.stage}
            onTouchStart={({ touches }) => {
              touch.current = touches.length === 1 ? touches[0]?.clientX : undefined
            }}
            onTouchEnd={lift}
          >
            <RawPicture key={current.picture.name} picture={current.picture} sizes="100vw" priority />
          </div>
          <button type="button" className={styles.previous} onClick={() => turn(-1)} aria-label={words.previous}>
            <Icon name="arrow" size={24} />
          </button>
          <button type="button" className={styles.next} onClick={() => turn(1)} aria-label={words.next}>
            <Icon name="arrow" size={24} />
          </button>
        </div>
      )}
    </dialog>
  )
}
