import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { assetUrl } from 'shared-page/area'
import { prefersReducedMotion } from 'shared-page/browser'
import { hasModifier } from 'shared-ui/hasModifier'
import type { PictureFile } from 'shared-ui/PictureFile'
import { RawPicture } from 'shared-ui/RawPicture'
import { BearingScale } from './BearingScale.tsx'
import { degreesOf, directionOf, fieldWidth, type Look, settled } from './bearing.ts'
import { OpenButton } from './OpenButton.tsx'
import styles from './Panorama.module.css'
import { usePanorama } from './usePanorama.ts'

export interface PanoramaProps {
  /** A picture of the panorama's first view. */
  poster: PictureFile
  file: { src: string; bytes: number }
  /** The direction of the file's centre, in degrees from north. */
  middle: number
  /** The direction of the poster's view. */
  start: Look
  words: {
    /** Accessible name of the panorama. */
    name: string
    open: string
    /** The size of the download, with a placeholder `{size}` for the megabytes. */
    weight: string
    loading: string
    failed: string
    /** `Facing {direction}`. */
    facing: string
    /** Eight directions, clockwise from north. */
    directions: readonly string[]
    /** North, east, south and west on the scale. */
    points: readonly string[]
  }
}

/** The degrees by which one key press turns and tilts. */
const turns: Readonly<Record<string, Look>> = {
  ArrowLeft: { bearing: -15, tilt: 0 },
  ArrowRight: { bearing: 15, tilt: 0 },
  ArrowUp: { bearing: 0, tilt: 5 },
  ArrowDown: { bearing: 0, tilt: -5 },
  PageUp: { bearing: 90, tilt: 0 },
  PageDown: { bearing: -90, tilt: 0 },
}
/** The duration of such a turn, in ms. */
const turnDuration = 320

/** A picture that opens into a room to look around in, by pointer, touch and keyboard. Nothing turns by itself. */
export function Panorama({ poster, file, middle, start, words }: PanoramaProps) {
  const slider = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const apology = useRef<HTMLParagraphElement>(null)
  const drag = useRef<{ x: number; y: number; from: Look }>(undefined)
  const [look, setLook] = useState(start)
  const { stage, open } = usePanorama(room, button)
  const isOpen = stage.kind === 'open'

  useEffect(() => {
    // The button has been removed, so move the focus to the picture.
    if (stage.kind === 'open' && stage.takesFocus) slider.current?.focus({ preventScroll: true })
    if (stage.kind === 'failed' && stage.takesFocus) apology.current?.focus({ preventScroll: true })
  }, [stage])

  const anglesOf = ({ bearing, tilt }: Look) => ({ yaw: bearing - middle, pitch: tilt })
  const begin = () => void open(assetUrl(file.src), anglesOf(start))

  function face(next: Look, milliseconds?: number) {
    if (stage.kind !== 'open') return
    const reachable = settled(next)
    setLook(reachable)
    stage.view.face(anglesOf(reachable), milliseconds)
  }

  function press(event: KeyboardEvent) {
    const turn = turns[event.key]
    if (!turn || !isOpen || hasModifier(event)) return
    event.preventDefault()
    const next = { bearing: look.bearing + turn.bearing, tilt: look.tilt + turn.tilt }
    face(next, prefersReducedMotion() ? undefined : turnDuration)
  }

  function pull({ currentTarget, clientX, clientY, pointerId }: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return
    const { x, y, from } = drag.current
    currentTarget.setPointerCapture(pointerId)
    const { width, height } = currentTarget.getBoundingClientRect()
    const perPixel = fieldWidth(width / height) / width
    face({ bearing: from.bearing - (clientX - x) * perPixel, tilt: from.tilt + (clientY - y) * perPixel })
  }

  const release = () => {
    drag.current = undefined
  }

  return (
    <div className={styles.panorama} data-stage={stage.kind}>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a slider once the panorama is open. */}
        <div
          ref={slider}
          className={styles.view}
          {...(isOpen && {
            role: 'slider',
            tabIndex: 0,
            'aria-label': words.name,
            'aria-valuemin': 0,
            'aria-valuemax': 359,
            'aria-valuenow': degreesOf(look.bearing),
            'aria-valuetext': words.facing.replace('{direction}', directionOf(look.bearing, words.directions)),
          })}
          onKeyDown={press}
          onPointerDown={({ button, clientX, clientY }) => {
            if (isOpen && button === 0) drag.current = { x: clientX, y: clientY, from: look }
          }}
          onPointerMove={pull}
          onPointerUp={release}
          onPointerCancel={release}
        >
          <RawPicture picture={poster} sizes="(min-width: 64em) 78vw, 130vw" className={styles.poster} />
          {/* The library fills this element. `inert` leaves the pointer and the focus to the slider. */}
          <div ref={room} className={styles.room} inert />
        </div>
        {(stage.kind === 'poster' || stage.kind === 'loading') && (
          <OpenButton
            ref={button}
            text={words.open}
            weight={words.weight.replace('{size}', (file.bytes / 1e6).toFixed(1))}
            loading={stage.kind === 'loading' ? words.loading : undefined}
            onPress={begin}
          />
        )}
        {stage.kind === 'failed' && (
          <p ref={apology} className={styles.failed} role="alert" tabIndex={-1}>
            {words.failed}
          </p>
        )}
      </div>
      <BearingScale bearing={look.bearing} points={words.points} pending={stage.kind === 'loading'} />
    </div>
  )
}
