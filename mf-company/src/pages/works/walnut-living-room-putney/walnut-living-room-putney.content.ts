import { routes } from 'shared-ui/brand'
import livingRoomPlan from 'shared-ui/drawings/living-room-plan'
import livingRoomSection from 'shared-ui/drawings/living-room-section'
import { workshop } from 'shared-ui/people.content'
import designLivingRoomLineToRender from 'shared-ui/pictures/design-living-room-line-to-render'
import joineryBookshelfDetail from 'shared-ui/pictures/joinery-bookshelf-detail'
import livingRoomBeforeStripOut from 'shared-ui/pictures/living-room-before-strip-out'
import livingRoomGardenSide from 'shared-ui/pictures/living-room-garden-side'
import livingRoomMediaWallBookshelves from 'shared-ui/pictures/living-room-media-wall-bookshelves'
import wineCellarDoorSteps from 'shared-ui/pictures/wine-cellar-door-steps'
import brickVaultedCellarKew from 'shared-ui/works/brick-vaulted-cellar-kew'
import walnutLivingRoomPutney, { weeks } from 'shared-ui/works/walnut-living-room-putney'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Walnut living room, Putney: joinery',
  about: { title: 'the walnut living room, Putney', service: 'interiors' },
  description: `A living room of 64\u00a0m² in Putney stripped to its brick: a walnut wall of shelves, screen and fire, and 5.5\u00a0metres of glass, ${weeks}\u00a0weeks on site.`,
} as const satisfies WorkSummary

/** The words of /works/walnut-living-room-putney. */
export default {
  work: walnutLivingRoomPutney,
  hero: { picture: livingRoomMediaWallBookshelves, caption: 'The walnut wall, with the garden at its left' },
  similar: { title: 'Living rooms like this', link: `${routes.interiors}/bespoke-areas/living-rooms` },
  facts: {
    client: 'Private, a family of four',
    area: 64,
    did: 'Drawings, strip-out, build and joinery',
    manager: workshop.name,
  },
  programme: [
    { title: 'Strip-out and opening', weeks: 3 },
    { title: 'Steel and glass', weeks: 3 },
    { title: 'Cables, floor, plaster', weeks: 5 },
    { title: 'Joinery, fitted', weeks: 3 },
    { title: 'Stone, fire, finish' },
  ],
  story: {
    title: 'A chimney breast, put to work.',
    paragraphs: [
      'The room had been two, then one with a nib of wall left where the second had stood. The fireplace was blocked, the screen stood in front of it on a trestle, and the garden was behind a radiator.',
      'We stripped it to the brick. The chimney breast stayed: it carries the one above, and it is where the room had always been looking. In front of it now stands a wall of American walnut, 7.8\u00a0metres long. Two cases of shelves frame a centre of fluted panels with the screen let into it and a gas fire 1.8\u00a0metres long in a travertine hearth below.',
      'Heat was the hard part. A fire, an amplifier and a screen share two square metres of joinery that must not move. The fire has a balanced flue up the old chimney and a steel tray around it. Air enters through a slot in the plinth, rises behind the panels and leaves at the ceiling, and three sensors switch a fan that nobody has heard. The flutes hide the joints, so that each panel can come off by itself.',
      'The shelves are 25\u00a0mm thick and span 790. Each has a strip of light let into its front edge, which shows the spines and not the back of the case.',
    ],
  },
  rows: [
    [{ picture: livingRoomGardenSide, caption: 'The other long side: 5.5\u00a0metres of glass' }],
    [
      { picture: livingRoomBeforeStripOut, caption: 'After the strip-out, from the same place as picture 1' },
      { picture: designLivingRoomLineToRender, caption: 'Drawn, modelled and finished, in one view' },
    ],
  ],
  drawings: [
    { drawing: livingRoomPlan, title: 'Plan of the room', detail: 'Dimensions in millimetres' },
    { drawing: livingRoomSection, title: 'Section looking to the walnut wall', detail: 'Dimensions in millimetres' },
  ],
  materials: {
    detail: { picture: joineryBookshelfDetail, caption: 'A light under each shelf' },
    items: [
      { name: 'Joinery', value: 'American black walnut, oiled, matched across the wall' },
      { name: 'Shelves', value: '25\u00a0mm, lipped, spans of 790\u00a0mm' },
      { name: 'Hearth', value: 'Travertine, 60\u00a0mm, 7.8\u00a0m in three pieces' },
      { name: 'Fire', value: 'Balanced-flue gas, 1.8\u00a0m' },
      { name: 'Light', value: '24\u00a0V strips, 2,700\u00a0K, colour rendering above 90' },
      { name: 'Floor', value: 'Oak herringbone on a heated screed' },
      { name: 'Glass', value: 'Four panes of 1.37 × 2.6\u00a0m, sliding' },
    ],
  },
  next: { work: brickVaultedCellarKew, picture: wineCellarDoorSteps },
} as const satisfies WorkContent
