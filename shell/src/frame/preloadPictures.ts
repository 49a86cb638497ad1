import type { PictureFile } from 'shared-ui/contract'
import { sources } from 'shared-ui/RawPicture'
import { wide } from './headerState.ts'

/**
 * Fetches pictures ahead of their use, once the page itself has all that it needs. Nothing on a narrow
 * window, which shows no mega menu. Answers how to call it off.
 */
export function preloadPictures(pictures: readonly { picture: PictureFile; sizes: string }[]) {
  const preload = () => {
    for (const { picture, sizes } of pictures) {
      const link = document.createElement('link')
      link.rel = 'preload'
      link.as = 'image'
      link.type = 'image/avif'
      link.media = wide
      link.fetchPriority = 'low'
      link.imageSizes = sizes
      link.imageSrcset = sources(picture, picture.widths, 'avif')
      document.head.append(link)
    }
  }
  if (document.readyState === 'complete') {
    preload()
    return () => {}
  }
  window.addEventListener('load', preload, { once: true })
  return () => window.removeEventListener('load', preload)
}
