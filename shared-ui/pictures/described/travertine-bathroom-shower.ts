// Made by `npm run images` from pictures/travertine-bathroom-shower.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'travertine-bathroom-shower-75066370',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960],
  fallback: [480, 960],
  width: 1067,
  height: 1600,
  alt: 'Walk-in shower in travertine beside one sheet of glass, with a brass rain head, a stone bench with towels, a slot drain and a turned walnut stool',
  color: '#bcac97',
} as const satisfies PictureFile
