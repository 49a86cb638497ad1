// Made by `npm run images` from pictures/master-suite-wardrobes-to-bed.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'master-suite-wardrobes-to-bed-1c6a609a',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'From the bathroom door between two runs of oak wardrobes, one bay open and lit, to the bed with its green throw and two low globes against the padded wall',
  color: '#a08466',
} as const satisfies PictureFile
