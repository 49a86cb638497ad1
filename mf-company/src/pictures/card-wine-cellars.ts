// Made by `npm run images` from pictures/card-wine-cellars.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: `${import.meta.env.BASE_URL}assets/pictures/`,
  name: 'card-wine-cellars-eb4e19fc',
  widths: [320, 400, 480, 600, 720],
  fallback: [480],
  width: 720,
  height: 900,
  alt: 'Brick-vaulted wine cellar lined with smoked-oak racking and a cask tasting table',
  color: '#886c52',
} as const satisfies PictureFile
