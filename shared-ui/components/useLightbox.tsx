import { type ComponentType, useRef, useState } from 'react'
import type { LightboxProps, Plate } from './Lightbox.tsx'
import styles from './useLightbox.module.css'

/** For pictures that are enlarged when pressed: the attributes of the button around each, and the lightbox itself. */
export function useLightbox(pictures: readonly Plate[]) {
  const [shown, setShown] = useState<number>()
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>()
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const last = useRef(0)

  // Fetched at the first press: few visitors enlarge a picture, and all would wait for it.
  function show(index: number) {
    last.current = index
    setShown(index)
    if (Lightbox) return
    void import('./Lightbox.tsx').then(
      (module) => setLightbox(() => module.Lightbox),
      () => setShown(undefined),
    )
  }

  // The focus goes to the picture that was shown last, which need not be the one that was opened.
  function leave() {
    setShown(undefined)
    buttons.current[last.current]?.focus()
  }

  return {
    buttonFor: (index: number) => ({
      ref: (element: HTMLButtonElement | null) => {
        buttons.current[index] = element
      },
      type: 'button' as const,
      className: styles.enlarge,
      'aria-haspopup': 'dialog' as const,
      onClick: () => show(index),
    }),
    lightbox: Lightbox && shown !== undefined && (
      <Lightbox pictures={pictures} shown={shown} show={show} onClosed={leave} />
    ),
  }
}
