// Made by `npm run images` from pictures/wine-cellar-brick-vault.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'wine-cellar-brick-vault-96fb5a89',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200],
  fallback: [480, 960],
  width: 1200,
  height: 1600,
  alt: 'Brick-vaulted wine cellar lined with smoked-oak racking and a cask tasting table',
  color: '#886d52',
} as const satisfies PictureFile
