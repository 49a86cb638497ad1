import type { Work } from '../work.ts'

export const weeks = 16

export default {
  id: 'walnut-living-room-putney',
  name: 'Walnut living room',
  place: 'Putney',
  kind: 'Living room',
  year: 2024,
  cost: '£120,000–135,000',
  weeks,
} as const satisfies Work

export const pictures = [
  'living-room-media-wall-bookshelves',
  'card-living-rooms',
  'living-room-evening-fireplace',
  'living-room-garden-side',
  'living-room-before-strip-out',
  'joinery-bookshelf-detail',
  'panorama-living-room-360',
  'panorama-living-room-poster',
  'design-living-room-line-to-render',
  'living-room-from-the-fire',
  'living-room-both-bookshelves',
]
