import { useRef, useState } from 'react'
import { Icon } from 'shared-ui/Icon'
import type { PictureFile } from 'shared-ui/PictureFile'
import { RawPicture } from 'shared-ui/RawPicture'
import { FilmDialog, type FilmDialogProps } from './FilmDialog.tsx'
import styles from './SuccessStory.module.css'

export interface SuccessStoryProps {
  label: string
  title: string
  text: string
  picture: PictureFile
  play: string
  dialog: Pick<FilmDialogProps, 'title' | 'description' | 'close' | 'failed' | 'film'>
}

/** The film of our works: a picture, and a button that opens the film. */
export function SuccessStory({ label, title, text, picture, play, dialog }: SuccessStoryProps) {
  const [isPlaying, setPlaying] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <section className={styles.story} data-tone="slate">
      <RawPicture
        className={styles.picture}
        picture={picture}
        sizes="(min-width: 64em) max(58vw, min(120vh, 72rem)), (min-width: 48em) 75vw, 100vw"
      />
      <div className="wrap grid">
        <div className={styles.text} data-reveal>
          <p className="label muted">{label}</p>
          <h2>{title}</h2>
          <p className="lead muted">{text}</p>
          <button
            ref={button}
            type="button"
            className={styles.play}
            data-plays="success-story-film-video"
            data-needs-code
            aria-haspopup="dialog"
            // Opens the dialog before hydration, in browsers that support the command:
            // https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
            {...{ command: 'show-modal', commandfor: 'success-story-film' }}
            onClick={(event) => {
              // After hydration, state opens the dialog. The browser's command would then find it open, and warn.
              event.preventDefault()
              setPlaying(true)
            }}
          >
            <span>
              <Icon name="play" size={26} />
            </span>
            {play}
          </button>
        </div>
      </div>
      <FilmDialog
        {...dialog}
        id="success-story-film"
        isOpen={isPlaying}
        onOpen={() => setPlaying(true)}
        onClose={() => {
          setPlaying(false)
          button.current?.focus()
        }}
      />
    </section>
  )
}
