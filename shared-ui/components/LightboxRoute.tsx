import { type ComponentType, useEffect, useState } from 'react'
import { picturePrefix } from 'shared-page/contract'
import { useLocation } from 'shared-page/router'
import type { LightboxProps } from './Lightbox.tsx'

/**
 * Enlarges the picture that the hash names, such as `#picture-3`, over its page. An area renders it once, beside its
 * pages (`defineArea`).
 */
export function LightboxRoute() {
  const { hash, key } = useLocation()
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>()
  const id = hash.startsWith(`#${picturePrefix}`) ? hash.slice(1) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on the same picture tries again.
  useEffect(() => {
    // Loaded at the first click: few visitors enlarge a picture, and loading it earlier would delay all of them.
    if (id)
      import('./Lightbox.tsx').then(
        (module) => setLightbox(() => module.Lightbox),
        () => document.getElementById(id)?.scrollIntoView(),
      )
  }, [id, key])
  return id && Lightbox ? <Lightbox key={id} id={id} /> : null
}
