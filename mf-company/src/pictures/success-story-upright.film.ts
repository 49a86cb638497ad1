// Made by `npm run images` from pictures/films/success-story-upright.mp4: change that or alt.json, and run it again.
import poster from './success-story-upright-poster.ts'

export default {
  src: '/r/pictures/assets/success-story-upright-aeffe26c.mp4',
  captions: '/r/pictures/assets/success-story-upright-676c4ba9.vtt',
  poster,
  width: 576,
  height: 1024,
  seconds: 20,
  bytes: 868132,
} as const
