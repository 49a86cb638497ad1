// Made by `npm run images` from pictures/films/success-story-upright.mp4: change that or alt.json, and run it again.
import poster from './success-story-upright-poster.ts'

export default {
  src: '/r/pictures/assets/success-story-upright-ed6bfad7.mp4',
  captions: '/r/pictures/assets/success-story-upright-2b1ea419.vtt',
  poster,
  width: 576,
  height: 1024,
  seconds: 15,
  bytes: 708980,
} as const
