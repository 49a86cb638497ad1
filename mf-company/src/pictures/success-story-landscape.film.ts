// Made by `npm run images` from pictures/films/success-story-landscape.mp4: change that or alt.json, and run it again.
import poster from './success-story-landscape-poster.ts'

export default {
  src: '/r/pictures/assets/success-story-landscape-9a977b74.mp4',
  captions: '/r/pictures/assets/success-story-676c4ba9.vtt',
  poster,
  width: 1280,
  height: 720,
  seconds: 20,
  bytes: 1343193,
} as const
