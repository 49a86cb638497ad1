import { type RefObject, useEffect, useRef, useState } from 'react'
import { withTimeout } from 'shared-page/browser'
import type { Angles, PanoramaView } from './viewer.ts'

/** The state of a panorama. `takesFocus`: the focused button has been removed, so the panorama takes the focus. */
export type Stage =
  | { kind: 'poster' }
  | { kind: 'loading' }
  | { kind: 'open'; view: PanoramaView; takesFocus: boolean }
  | { kind: 'failed'; takesFocus: boolean }

/** The time, in ms, after which opening counts as failed. */
const openTimeout = 30_000

/** Opens a panorama in an element, once, on the visitor's request. */
export function usePanorama(room: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [stage, setStage] = useState<Stage>({ kind: 'poster' })
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  useEffect(() => (stage.kind === 'open' ? () => stage.view.close() : undefined), [stage])

  async function open(file: string, first: Angles) {
    if (stage.kind !== 'poster' || !room.current) return
    setStage({ kind: 'loading' })
    const takesFocus = () => document.activeElement === button.current
    // The slider inside is about to lose the focus.
    const lose = () => {
      if (!isGone.current) setStage({ kind: 'failed', takesFocus: document.activeElement?.role === 'slider' })
    }
    const opening = openIn(room.current, file, first, lose)
    try {
      const view = await withTimeout(opening, openTimeout, () => new Error(`It took more than ${openTimeout} ms.`))
      if (isGone.current) view.close()
      else setStage({ kind: 'open', view, takesFocus: takesFocus() })
    } catch (error) {
      console.error('The panorama did not open.', error)
      opening.then((late) => late.close()).catch(() => {})
      if (!isGone.current) setStage({ kind: 'failed', takesFocus: takesFocus() })
    }
  }

  return { stage, open }
}

// The only place that loads the viewer and its library, 0.2 MB.
async function openIn(element: HTMLElement, file: string, first: Angles, onLost: () => void) {
  const { openPanorama } = await import('./viewer.ts')
  return openPanorama(element, file, first, onLost)
}
