// Made by `npm run images` from pictures/films/travertine-bathroom.mp4: change that or alt.json, and run it again.
import poster from './travertine-bathroom-poster.ts'

export default {
  src: '/r/pictures/assets/travertine-bathroom-4f84b140.mp4',
  captions: '/r/pictures/assets/travertine-bathroom-b9bee70a.vtt',
  poster,
  width: 720,
  height: 1280,
  seconds: 14.7,
  bytes: 539884,
} as const
