import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { assetUrl, siteCrossOrigin } from 'shared-page/area'
import { firstOnPhones } from 'shared-ui/coverSizes'
import { Icon } from 'shared-ui/Icon'
import { interpolate } from 'shared-ui/interpolate'
import type { PictureFile } from 'shared-ui/PictureFile'
import { RawPicture } from 'shared-ui/RawPicture'
import styles from './FilmPlayer.module.css'

export interface FilmPlayerProps {
  title: string
  /** A description of picture and sound, for visitors who cannot see them. */
  seen: string
  film: { src: string; captions: string; poster: PictureFile; width: number; height: number; seconds: number }
  words: {
    play: string
    pause: string
    failed: string
    captions: string
    position: string
    time: string
    spoken: string
  }
}

/** Not played yet, playing, paused, or failed to load or play. */
type Playing = 'still' | 'playing' | 'paused' | 'failed'

const onClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** An upright film with our own controls. The length of the line below shows the fraction already played. */
export function FilmPlayer({ title, seen, film, words }: FilmPlayerProps) {
  const { src, captions, poster, width, height, seconds } = film
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState<Playing>('still')
  const [now, setNow] = useState(0)
  const [hasCaptions, setCaptions] = useState(false)
  // The browser shows its own controls until ours are hydrated.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    setHydrated(true)
    // A click before hydration has started it: see `playFilm` in the shell's inline script.
    const { paused = true, error } = video.current ?? {}
    if (error) setPlaying('failed')
    else if (!paused) setPlaying('playing')
  }, [])
  useEffect(() => {
    const track = video.current?.textTracks?.[0]
    if (track) track.mode = hasCaptions ? 'showing' : 'hidden'
  }, [hasCaptions])

  const isPlaying = playing === 'playing'
  function toggle() {
    if (isPlaying) return video.current?.pause()
    // A film that has failed once fails again immediately unless it is reloaded.
    if (playing === 'failed') video.current?.load()
    // Rejects if the browser refuses to play. A film that fails to load fires `onError`.
    video.current?.play()?.catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setPlaying('failed')
    })
  }
  function seek(second: number) {
    setNow(second)
    if (!video.current) return
    // Before the first play nothing has been fetched. The poster stays until there is a frame to show.
    video.current.preload = 'auto'
    video.current.currentTime = second
  }

  const whole = Math.round(seconds)
  const shown = Math.min(Math.floor(now), whole)
  return (
    <div
      className={styles.player}
      style={{ '--shown': `${(Math.min(now, seconds) / seconds) * 100}%` } as CSSProperties}
    >
      <div className={styles.frame} data-playing={playing} suppressHydrationWarning>
        <video
          id="film"
          ref={video}
          aria-label={title}
          aria-describedby="film-description"
          src={assetUrl(src)}
          crossOrigin={siteCrossOrigin}
          width={width}
          height={height}
          preload="none"
          playsInline
          controls={!isHydrated}
          onClick={toggle}
          onPlay={() => setPlaying('playing')}
          onPause={() => setPlaying((before) => (before === 'playing' ? 'paused' : before))}
          onSeeked={() => setPlaying((before) => (before === 'still' ? 'paused' : before))}
          onTimeUpdate={(event) => setNow(event.currentTarget.currentTime)}
          onError={() => setPlaying('failed')}
        >
          <track kind="captions" src={assetUrl(captions)} srcLang="en" label={words.captions} />
        </video>
        <p id="film-description" className="vh">
          {seen}
        </p>
        <RawPicture
          picture={poster}
          sizes={`${firstOnPhones(55)}(min-width: 64em) 30rem, 100vw`}
          priority
          className={styles.poster}
        />
        <button
          type="button"
          className={styles.play}
          data-plays="film"
          data-needs-code
          onClick={toggle}
          aria-label={isPlaying ? words.pause : words.play}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={26} />
        </button>
      </div>
      <div className={styles.controls} data-needs-code>
        <i className={styles.line} />
        <input
          type="range"
          min={0}
          max={whole}
          value={shown}
          autoComplete="off"
          aria-label={words.position}
          aria-valuetext={interpolate(words.spoken, { n: shown, total: whole })}
          onChange={(event) => seek(Number(event.currentTarget.value))}
        />
        <span>{interpolate(words.time, { n: onClock(shown), total: onClock(whole) })}</span>
        <button type="button" aria-pressed={hasCaptions} onClick={() => setCaptions(!hasCaptions)}>
          {words.captions}
        </button>
      </div>
      <p className={styles.failed} role="alert">
        {playing === 'failed' && words.failed}
      </p>
    </div>
  )
}
