// Made by `npm run images` from pictures/films/success-story.mp4: change that or alt.json, and run it again.
import poster from './success-story-poster.ts'

export default {
  src: '/r/pictures/assets/success-story-ed40377e.mp4',
  captions: '/r/pictures/assets/success-story-27ec37c6.vtt',
  poster,
  width: 720,
  height: 1280,
  seconds: 30.1,
  bytes: 1772646,
} as const
