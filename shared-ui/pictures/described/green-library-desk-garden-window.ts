// Made by `npm run images` from pictures/green-library-desk-garden-window.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'green-library-desk-garden-window-5ff096f7',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'From the green library shelves over the walnut desk and tan leather chair to a wide window with an oak window seat and the garden beyond, a painting in blue, ochre and red on the wall',
  color: '#998f7e',
} as const satisfies PictureFile
