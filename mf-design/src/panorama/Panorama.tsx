import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { PictureFile } from 'shared-ui/contract'
import { prefersReducedMotion } from 'shared-ui/motion'
import { RawPicture } from 'shared-ui/RawPicture'
import { BearingScale } from './BearingScale.tsx'
import { degreesOf, directionOf, fieldWidth, type Look, settled } from './bearing.ts'
import styles from './Panorama.module.css'
import type { PanoramaView } from './viewer.ts'

interface PanoramaFile {
  src: string
  bytes: number
}

interface PanoramaWords {
  /** Accessible name: what one looks around in. */
  name: string
  open: string
  /** What opening it costs: `{size}` in megabytes. */
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

export interface PanoramaProps {
  /** What the panorama shows at first, as a picture. */
  poster: PictureFile
  file: PanoramaFile
  /** What the middle of the file faces, in degrees from north. */
  middle: number
  /** Where the poster looks. */
  start: Look
  words: PanoramaWords
}

type Stage =
  | { kind: 'poster' }
  | { kind: 'loading' }
  | { kind: 'open'; view: PanoramaView; takesFocus: boolean }
  | { kind: 'failed'; takesFocus: boolean }

/** How long opening may take, in ms, before it counts as failed. */
const patience = 30_000
/** How far a pointer may wander sideways, in px, before it means to turn. */
const slip = 8
/** What a press of a key turns or tilts, in degrees, and how long that takes, in ms. */
const turns: Readonly<Record<string, Look>> = {
  ArrowLeft: { bearing: -15, tilt: 0 },
  ArrowRight: { bearing: 15, tilt: 0 },
  ArrowUp: { bearing: 0, tilt: 5 },
  ArrowDown: { bearing: 0, tilt: -5 },
  PageUp: { bearing: 90, tilt: 0 },
  PageDown: { bearing: -90, tilt: 0 },
}
const turning = 320

/** A picture that opens into a room to look around in, by pointer, touch and keyboard. Nothing turns by itself. */
export function Panorama({ poster, file, middle, start, words }: PanoramaProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'poster' })
  const [look, setLook] = useState(start)
  const slider = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const apology = useRef<HTMLParagraphElement>(null)
  const drag = useRef<{ x: number; y: number; from: Look }>(undefined)
  const isGone = useRef(false)
  const isOpen = stage.kind === 'open'

  const anglesOf = ({ bearing, tilt }: Look) => ({ yaw: bearing - middle, pitch: tilt })

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  useEffect(() => {
    if (stage.kind === 'open') {
      if (stage.takesFocus) slider.current?.focus({ preventScroll: true })
      return () => stage.view.close()
    }
    if (stage.kind === 'failed' && stage.takesFocus) apology.current?.focus({ preventScroll: true })
    return undefined
  }, [stage])

  async function open() {
    if (stage.kind !== 'poster' || !room.current) return
    setStage({ kind: 'loading' })
    // The button leaves with the answer: whoever is on it goes on from the picture.
    const takesFocus = () => document.activeElement === button.current
    const opening = view(room.current)
    try {
      const view = await inTime(opening)
      if (isGone.current) view.close()
      else setStage({ kind: 'open', view, takesFocus: takesFocus() })
    } catch (error) {
      console.error('The panorama did not open.', error)
      opening.then((late) => late.close()).catch(() => {})
      if (!isGone.current) setStage({ kind: 'failed', takesFocus: takesFocus() })
    }
  }

  async function view(element: HTMLElement) {
    const { openPanorama } = await import('./viewer.ts')
    return openPanorama(element, file.src, anglesOf(start))
  }

  function face(next: Look, milliseconds?: number) {
    if (stage.kind !== 'open') return
    const settledLook = settled(next)
    setLook(settledLook)
    stage.view.face(anglesOf(settledLook), milliseconds)
  }

  function press(event: KeyboardEvent) {
    const turn = turns[event.key]
    if (!turn || !isOpen) return
    event.preventDefault()
    face(
      { bearing: look.bearing + turn.bearing, tilt: look.tilt + turn.tilt },
      prefersReducedMotion() ? undefined : turning,
    )
  }

  function pull({ currentTarget, clientX, clientY, pointerId }: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return
    const { x, y, from } = drag.current
    if (!isOpen) {
      if (Math.abs(clientX - x) > slip) void open()
      return
    }
    currentTarget.setPointerCapture(pointerId)
    const { width, height } = currentTarget.getBoundingClientRect()
    const degreesPerPixel = fieldWidth(width / height) / width
    face({
      bearing: from.bearing - (clientX - x) * degreesPerPixel,
      tilt: from.tilt + (clientY - y) * degreesPerPixel,
    })
  }

  const release = () => {
    drag.current = undefined
  }

  return (
    <div className={styles.panorama} data-stage={stage.kind}>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a slider as soon as there is something to turn. */}
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
            if (button === 0) drag.current = { x: clientX, y: clientY, from: look }
          }}
          onPointerMove={pull}
          onPointerUp={release}
          onPointerCancel={release}
        >
          <RawPicture picture={poster} sizes="(min-width: 64em) 78vw, 100vw" className={styles.poster} />
          {/* The library fills it; it takes no pointer and no focus from the slider. */}
          <div ref={room} className={styles.room} inert />
        </div>
        {(stage.kind === 'poster' || stage.kind === 'loading') && (
          <button
            ref={button}
            type="button"
            className={styles.open}
            aria-disabled={stage.kind === 'loading' || undefined}
            onClick={open}
          >
            <TurnMark />
            <span role="status">
              {stage.kind === 'loading' ? (
                words.loading
              ) : (
                <>
                  {words.open} <small>{words.weight.replace('{size}', (file.bytes / 1e6).toFixed(1))}</small>
                </>
              )}
            </span>
          </button>
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

function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${patience} ms.`)), patience)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

const TurnMark = () => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="square"
    aria-hidden="true"
  >
    <path d="M3 12c0 2 4 4 9 4s9-2 9-4-4-4-9-4M14 4l-4 4 4 4" />
  </svg>
)
