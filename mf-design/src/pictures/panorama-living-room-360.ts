// Made by `npm run images` from pictures/panoramas/panorama-living-room-360.webp: change that or alt.json, and run it again.
export default {
  src: '/r/pictures/assets/panorama-living-room-360-12573418.webp',
  width: 4096,
  height: 2048,
  bytes: 322146,
  alt: 'Equirectangular 360-degree panorama of the living room for a virtual walkthrough',
} as const
