// Made by `npm run images` from pictures/films/walnut-dressing-room.mp4: change that or alt.json, and run it again.
import poster from './walnut-dressing-room-poster.ts'

export default {
  src: '/r/pictures/assets/walnut-dressing-room-780ad14b.mp4',
  captions: '/r/pictures/assets/walnut-dressing-room-bf0fa2d6.vtt',
  poster,
  width: 720,
  height: 1280,
  seconds: 14.7,
  bytes: 682446,
} as const
