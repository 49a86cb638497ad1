import { routes } from 'shared-ui/brand'
import libraryElevation from 'shared-ui/drawings/library-elevation'
import libraryPlan from 'shared-ui/drawings/library-plan'
import { workshop } from 'shared-ui/people.content'
import greenLibraryDeskGardenWindow from 'shared-ui/pictures/green-library-desk-garden-window'
import greenLibraryEveningLamps from 'shared-ui/pictures/green-library-evening-lamps'
import greenLibraryShelfDetail from 'shared-ui/pictures/green-library-shelf-detail'
import greenLibraryWalnutDesk from 'shared-ui/pictures/green-library-walnut-desk'
import homeOfficeGreenLibrary from 'shared-ui/pictures/home-office-green-library'
import poolHouseCopingDetail from 'shared-ui/pictures/pool-house-coping-detail'
import greenLibraryChiswick from 'shared-ui/works/green-library-chiswick'
import poolHouseEsher from 'shared-ui/works/pool-house-esher'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Green library, Chiswick: a home office',
  about: { title: 'the green library, Chiswick', service: 'interiors' },
  description:
    'A home office of 37\u00a0m² in Chiswick: five bays of bottle-green shelves, a walnut desk beside the window and a floor made strong enough for law reports.',
} as const satisfies WorkSummary

/** The words of /works/green-library-chiswick. */
export default {
  work: greenLibraryChiswick,
  hero: { picture: homeOfficeGreenLibrary, caption: 'Five bays of shelves, with the desk in front of them' },
  similar: { title: 'Libraries and home offices', link: `${routes.interiors}/bespoke-areas/offices` },
  facts: {
    client: 'Private, a barrister',
    area: 37,
    did: 'Drawings, structure and joinery',
    manager: workshop.name,
  },
  programme: [
    { title: 'Floor opened, joists doubled', weeks: 2 },
    { title: 'Cables, plaster, oak floor', weeks: 3 },
    { title: 'Shelves, fitted', weeks: 1 },
    { title: 'Painting by hand' },
  ],
  story: {
    title: 'The books were weighed before the shelves were drawn.',
    paragraphs: [
      'The room was a bedroom, and its floor was built for one. The client works at home three days a week with two hundred volumes of reports within reach and wanted to see them, and the garden, from the same chair.',
      'Books weigh some 30\u00a0kg a metre. With twenty metres of shelf that is more than half a tonne along one wall, on joists of 1890 that run the wrong way. So the work began with a saw. Every second joist was doubled over a length of five metres, and the new ones sit on a plate in the brickwork and not in the old pockets. Nothing of it can be seen, and the ceiling below was never touched.',
      'The shelves are five bays of 1,154\u00a0mm, 300\u00a0mm deep above and 450 below, so that the cupboards carry a top for open files. Spans that long would sag. Each shelf has a steel flat let into its back edge, and the painted front hides it. Carcasses were made in the workshop, fitted in four days and painted by hand where they stand: three coats of eggshell, in a green mixed from a tin that the client had kept.',
      'The desk stands square to the window, so that neither the face nor the screen is in silhouette. Power and data come up through one leg.',
    ],
  },
  rows: [
    [{ picture: greenLibraryDeskGardenWindow, caption: 'Desk square to the light, with the garden beyond' }],
    [{ picture: greenLibraryWalnutDesk, caption: 'The desk: walnut, with an inlay of green leather' }],
  ],
  drawings: [
    { drawing: libraryPlan, title: 'Plan of the room', detail: 'Dimensions in millimetres' },
    { drawing: libraryElevation, title: 'The bookcase', detail: 'Dimensions in millimetres' },
  ],
  materials: {
    detail: { picture: greenLibraryShelfDetail, caption: 'Shelves 300\u00a0mm deep, on cupboards of 450' },
    items: [
      { name: 'Shelving', value: 'Poplar and birch ply, five bays of 1,154\u00a0mm' },
      { name: 'Finish', value: 'Eggshell, bottle green, three coats by brush' },
      { name: 'Cupboard top', value: 'Oak, 30\u00a0mm, oiled' },
      { name: 'Desk', value: 'Walnut, 38\u00a0mm, 1,800 × 800\u00a0mm, leather inlay' },
      { name: 'Floor', value: 'Oak herringbone on doubled joists' },
      { name: 'Services', value: 'Two Cat 6A outlets and six sockets at desk height' },
      { name: 'Hardware', value: 'Brass knobs, concealed hinges' },
    ],
  },
  more: [[{ picture: greenLibraryEveningLamps, caption: 'At dusk: books and garden, seen from the door' }]],
  next: { work: poolHouseEsher, picture: poolHouseCopingDetail },
} as const satisfies WorkContent
