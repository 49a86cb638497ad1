import type { PictureFile } from 'shared-ui/contract'
import { sources } from 'shared-ui/RawPicture'
import { wide } from './headerState.ts'

/**
 * Fetches pictures ahead of their use, once the page itself has loaded. Fetches none in a narrow window, which shows no
 * mega menu. Returns a function that cancels it.
 */
export function preloadPictures(pictures: readonly { picture: PictureFile; sizes: string }[]) {
  const preload = () => {
    for (const { picture, sizes } of pictures) {
      // A picture outside the document rather than a preload link: where the menu stays closed, the browser would warn
      // that the link is not used.
      const source = document.createElement('source')
      source.type = 'image/avif'
      source.media = wide
      source.sizes = sizes
      source.srcset = sources(picture, picture.widths, 'avif')
      const image = new Image()
      image.fetchPriority = 'low'
      document.createElement('picture').append(source, image)
    }
  }
  if (document.readyState === 'complete') {
    preload()
    return () => {}
  }
  window.addEventListener('load', preload, { once: true })
  return () => window.removeEventListener('load', preload)
}
