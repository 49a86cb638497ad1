// Made by `npm run images` from pictures/travertine-bathroom-vanity-view.webp: change that or alt.json, and run it again.
import type { PictureFile } from 'shared-ui/PictureFile'

export default {
  base: '/r/pictures/assets/',
  name: 'travertine-bathroom-vanity-view-9897a46b',
  widths: [48, 80, 120, 160, 240, 320, 400, 480, 600, 720, 840, 960, 1200, 1440, 1600],
  fallback: [480, 960, 1440],
  width: 1600,
  height: 1067,
  alt: 'The travertine bathroom towards its walnut double vanity: two arched mirrors, two bowls, tall walnut cupboards with a lit towel niche and a cream bench',
  color: '#ad9984',
} as const satisfies PictureFile
