// Made by `npm run images` from pictures/card-wardrobes.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/contract'

export default {
  base: `${import.meta.env.BASE_URL}assets/pictures/`,
  name: 'card-wardrobes-91c52fff',
  widths: [320, 400, 480, 600, 720],
  fallback: [480],
  width: 720,
  height: 720,
  alt: 'Floor-to-ceiling fitted wardrobes with shaker doors and a lit oak dressing niche',
  color: '#b09e87',
} as const satisfies PictureFile
