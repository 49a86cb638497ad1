// Made by `npm run images` from pictures/films/green-library.mp4: change that or alt.json, and run it again.
import poster from './green-library-poster.ts'

export default {
  src: '/r/pictures/assets/green-library-19d1329f.mp4',
  captions: '/r/pictures/assets/green-library-8e987f0a.vtt',
  poster,
  width: 720,
  height: 1280,
  seconds: 14.7,
  bytes: 587509,
} as const
