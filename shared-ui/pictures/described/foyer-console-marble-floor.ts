// Made by `npm run images` from pictures/foyer-console-marble-floor.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'foyer-console-marble-floor-a415555d',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Console of black marble on brass legs below a round mirror, with a blue jar, a lit lamp and a bicycle beside it, on a floor of black and white marble laid diagonally',
  color: '#a59889',
} as const satisfies PictureFile
