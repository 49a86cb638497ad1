// Made by `npm run images` from pictures/films/walnut-dressing-room.mp4: change that or alt.json, and run it again.
import poster from './walnut-dressing-room-poster.ts'

export default {
  src: '/r/pictures/assets/walnut-dressing-room-9f501be7.mp4',
  captions: '/r/pictures/assets/walnut-dressing-room-930b966f.vtt',
  poster,
  width: 720,
  height: 1280,
  seconds: 14.7,
  bytes: 742924,
} as const
