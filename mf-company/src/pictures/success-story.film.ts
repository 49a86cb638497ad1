// Made by `npm run images` from pictures/films/success-story.mp4: change that or alt.json, and run it again.
import poster from './success-story-poster.ts'

export default {
  src: '/r/pictures/assets/success-story-26d57fb5.mp4',
  captions: '/r/pictures/assets/success-story-7f62d811.vtt',
  poster,
  width: 1024,
  height: 576,
  seconds: 15,
  bytes: 855078,
} as const
