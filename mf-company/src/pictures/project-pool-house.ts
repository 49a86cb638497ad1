// Made by `npm run images` from pictures/project-pool-house.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: '/r/pictures/assets/',
  name: 'project-pool-house-03f25bc8',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1067,
  alt: 'Pool house at dusk, lit under its oak ceiling and reflected in the pool',
  color: '#79796e',
} as const satisfies PictureFile
