// Made by `npm run images` from pictures/films/walnut-dressing-room.mp4: change that or alt.json, and run it again.
import poster from './walnut-dressing-room-poster.ts'

export default {
  src: '/r/pictures/assets/walnut-dressing-room-780ad14b.mp4',
  captions: '/r/pictures/assets/walnut-dressing-room-930b966f.vtt',
  poster,
  width: 720,
  height: 1280,
  seconds: 14.7,
  bytes: 682446,
} as const
