import { useEffect, useRef, useState } from 'react'
import { assetUrl, siteCrossOrigin } from 'shared-page/area'
import { optionally } from 'shared-page/browser'
import { Icon } from 'shared-ui/Icon'
import type { PictureFile } from 'shared-ui/PictureFile'
import { publicImage } from 'shared-ui/structuredData'
import styles from './FilmDialog.module.css'

/** A film with its poster. */
export interface Film {
  title: string
  src: string
  captions: string
  /** The name of the captions in the player's menu. */
  captionsLabel: string
  poster: PictureFile
}

export interface FilmDialogProps {
  id: string
  title: string
  /** A description of the film for visitors who cannot see it. */
  description: string
  close: string
  failed: string
  film: Film
  isOpen: boolean
  /** Called if the visitor has opened the dialog before hydration. */
  onOpen: () => void
  onClose: () => void
}

/**
 * A dialog with an upright film. The film loads when the dialog opens, and stops when it closes. Without our code it is
 * part of the page.
 */
export function FilmDialog({ title, description, close, failed, film, id, isOpen, onOpen, onClose }: FilmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const player = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    if (!dialog.current?.open) optionally(() => dialog.current?.showModal())
    const video = player.current
    // The attribute `default` would fetch them with the page.
    for (const captions of video?.textTracks ?? []) captions.mode = 'showing'
    optionally(() => video?.play())?.catch(() => {})
    // This also stops the download.
    return () => optionally(() => video?.load())
  }, [isOpen])

  useEffect(() => {
    if (dialog.current?.open) onOpen()
  }, [onOpen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      // Lets a click outside the dialog close it before hydration, in browsers that support `closedby`. `onClick` does
      // so later.
      // https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/dialog#closedby
      closedby="any"
      // The visitor may have opened it before hydration: the attribute `open` is no mismatch.
      suppressHydrationWarning
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      onClose={() => {
        setFailed(false)
        onClose()
      }}
    >
      <div className={styles.box} data-tone="slate">
        <h2 id={`${id}title`} className="vh">
          {title}
        </h2>
        <p id={`${id}description`} className="vh">
          {description}
        </p>
        <button
          type="button"
          className={styles.close}
          {...{ command: 'close', commandfor: id }}
          // A browser that supports commands closes the dialog itself, and would warn of a second close.
          onClick={(event) => event.currentTarget.commandForElement || dialog.current?.close()}
        >
          {close}
          <Icon name="close" size={20} />
        </button>
        {!hasFailed && (
          <video
            ref={player}
            id={`${id}-video`}
            className={styles.film}
            src={assetUrl(film.src)}
            crossOrigin={siteCrossOrigin}
            // Not `poster`, which a browser fetches although the dialog is closed.
            style={{ backgroundImage: `url(${assetUrl(publicImage(film.poster))})` }}
            preload="none"
            title={film.title}
            controls
            muted
            playsInline
            onError={() => setFailed(true)}
          >
            <track kind="captions" src={assetUrl(film.captions)} srcLang="en" label={film.captionsLabel} />
          </video>
        )}
        {hasFailed && (
          <p className={styles.failed} role="alert">
            {failed}
          </p>
        )}
      </div>
    </dialog>
  )
}
