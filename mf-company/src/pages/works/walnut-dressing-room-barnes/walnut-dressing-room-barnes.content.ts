import { routes } from 'shared-ui/brand'
import dressingRoomPlan from 'shared-ui/drawings/dressing-room-plan'
import walkInWardrobeElevation from 'shared-ui/drawings/walk-in-wardrobe-elevation'
import { workshop } from 'shared-ui/people.content'
import dressingRoomFeltDrawer from 'shared-ui/pictures/dressing-room-felt-drawer'
import dressingRoomIslandDrawers from 'shared-ui/pictures/dressing-room-island-drawers'
import dressingRoomLitHangingBays from 'shared-ui/pictures/dressing-room-lit-hanging-bays'
import dressingRoomWalnutIsland from 'shared-ui/pictures/dressing-room-walnut-island'
import dressingRoomWalnutMirrorWall from 'shared-ui/pictures/dressing-room-walnut-mirror-wall'
import georgianTerraceDrawingRoom from 'shared-ui/pictures/georgian-terrace-drawing-room'
import georgianTerraceRichmond from 'shared-ui/works/georgian-terrace-richmond'
import walnutDressingRoomBarnes from 'shared-ui/works/walnut-dressing-room-barnes'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Walnut dressing room, Barnes: wardrobes',
  about: { title: 'the walnut dressing room, Barnes', service: 'interiors' },
  description:
    'A dressing room of 34\u00a0m² in Barnes: walnut bays down both sides, an island of nine drawers under verde marble, and a wall of mirror, eight weeks on site.',
} as const satisfies WorkSummary

/** The words of /works/walnut-dressing-room-barnes. */
export default {
  work: walnutDressingRoomBarnes,
  hero: { picture: dressingRoomWalnutIsland, caption: 'Lit bays on both sides, and the one window kept' },
  similar: { title: 'Dressing rooms like this', link: `${routes.interiors}/wardrobes/dressing-rooms` },
  facts: {
    client: 'Private, a couple',
    area: 34,
    did: 'Drawings, workshop and fitting',
    manager: workshop.name,
  },
  programme: [
    { title: 'Strip-out and walls', weeks: 2 },
    { title: 'Cables, floor, plaster', weeks: 3 },
    { title: 'Bays and island', weeks: 2 },
    { title: 'Mirror wall, finish' },
  ],
  story: {
    title: 'Straight joinery in a crooked room.',
    paragraphs: [
      'The room had been a bedroom with one window in the middle of the far wall. It had to hold two people’s clothes, let both dress at once and keep the window.',
      'We measured it with a laser. No wall was straight for more than a metre, the corners were out of square by 40\u00a0mm and the floor fell by 18 from the door to the window. Walnut bays look right only if they are exactly upright and their shadow gaps are exactly parallel. So the joinery was drawn as a straight box inside the crooked one. A base of adjustable feet takes the fall out of the floor, and a scribed piece at the head and at each end, never more than 25\u00a0mm wide, takes up the rest. Between them nothing was cut on site.',
      'The bays are 600\u00a0mm deep and alternate: two rails at 1,000\u00a0mm, one long bay at 1,650 for coats and dresses, shelves for bags and shoes. Strips of light are let into the heads, with a colour rendering above 90, which is the difference between navy and black.',
      'The island stands on a metre of clear floor all round. It has nine drawers in one end, felt-lined, under a top of verde marble that took six people and a Saturday to carry up the stair.',
    ],
  },
  rows: [
    [
      {
        picture: dressingRoomWalnutMirrorWall,
        caption: 'Across the island to the mirror wall, which doubles the window',
      },
    ],
    [{ picture: dressingRoomLitHangingBays, caption: 'Lit bays of clothes, bags and knitwear, across the island' }],
  ],
  drawings: [
    { drawing: dressingRoomPlan, title: 'Plan of the room', detail: 'Dimensions in millimetres' },
    { drawing: walkInWardrobeElevation, title: 'Elevation of one side', detail: 'Dimensions in millimetres' },
  ],
  materials: {
    detail: { picture: dressingRoomIslandDrawers, caption: 'Nine drawers in the end of the island' },
    items: [
      { name: 'Joinery', value: 'American black walnut veneer on 19\u00a0mm ply, oiled' },
      { name: 'Drawers', value: 'Dovetailed walnut, felt-lined, brass pulls' },
      { name: 'Island', value: '1,240 × 2,300\u00a0mm, verde marble top of 35\u00a0mm' },
      { name: 'Mirror', value: '6\u00a0mm, in brass trims, 2.3\u00a0m wide' },
      { name: 'Rails', value: 'Brushed brass, 25\u00a0mm' },
      { name: 'Light', value: '24\u00a0V strips, 3,000\u00a0K, and a linen drum of 800\u00a0mm' },
      { name: 'Floor', value: 'Smoked oak boards of 200\u00a0mm' },
    ],
  },
  more: [
    [{ picture: dressingRoomFeltDrawer, caption: 'One of the nine, lined with felt: watches, ties and cufflinks' }],
  ],
  next: { work: georgianTerraceRichmond, picture: georgianTerraceDrawingRoom },
} as const satisfies WorkContent
