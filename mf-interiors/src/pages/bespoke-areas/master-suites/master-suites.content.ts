import { routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import masterSuiteElevation from 'shared-ui/drawings/master-suite-elevation'
import dressingRoomLitHangingBays from 'shared-ui/pictures/dressing-room-lit-hanging-bays'
import masterSuitePanelledHeadboard from 'shared-ui/pictures/master-suite-panelled-headboard'
import travertineBathroomBathWindow from 'shared-ui/pictures/travertine-bathroom-bath-window'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import masterSuiteBedside from '../../../pictures/master-suite-bedside.ts'
import masterSuiteWardrobesAisle from '../../../pictures/master-suite-wardrobes-aisle.ts'
import masterSuiteWindowSide from '../../../pictures/master-suite-window-side.ts'
import { roomProjects } from '../../works/rooms.content.ts'

const picture = masterSuitePanelledHeadboard

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Bed, bath and dressing on one quiet axis.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Master suites',
  listing: { order: 4, title: 'Master suites' },
  head: {
    title: 'Master suites',
    description:
      'Bedroom, bathroom and dressing planned as one quiet route, with headboard joinery, acoustic partitions and two switches for every lamp.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Master Suite',
  description: 'Three rooms that have to agree about the light at six in the morning.',
  typically: typically['master-suites'],
  introduction:
    'One of you rises first. The suite is planned around that: a route from bed to bath to clothes that lets the other one sleep, with two switches for every lamp and a door at each threshold that closes without a click.',
  sections: [
    {
      title: 'A wall to lean on',
      content:
        'The headboard wall carries the panelling, the reading lights, the sockets and the sound insulation. We build it as one piece of joinery 80\u00a0mm deep, upholstered where heads go and timbered where hands do.',
    },
    {
      title: 'Quiet, in decibels',
      content:
        'Pipes are lagged and clipped on rubber. The partition to the bathroom has staggered studs and two layers of acoustic board each side, good for about 55\u00a0dB. The cistern refills slowly, by design.',
    },
  ],
  measured: {
    title: 'Ten pads, five metres.',
    note: 'The bed stands in the middle of ten. The seams fall beside the pillows, not behind a head.',
    caption: 'Elevation of the headboard wall',
    detail: 'Dimensions in millimetres',
    cut: masterSuiteElevation,
  },
  galleryTitle: 'The bed, and what is beside it.',
  gallery: [
    { picture: masterSuiteBedside, caption: 'A chest hung on the wall, a globe low enough to read by' },
    { picture: masterSuiteWindowSide, caption: 'From the side, towards the curtained window' },
  ],
  processTitle: 'Two interviews, then one route.',
  processSteps: [
    { title: 'Two interviews', description: 'Separately, about sides of the bed, hours and temperature.' },
    { title: 'The walk', description: 'Plan drawn as a route, with each door and switch along it.' },
    { title: 'Build quiet', description: 'Insulation and services inspected before boarding.' },
    { title: 'Dress', description: 'Panelling, curtains and lamps in a single week.' },
  ],
  specifications: [
    {
      category: 'Headboard wall',
      items: [
        { name: 'Depth', value: '80\u00a0mm with concealed wiring' },
        { name: 'Finish', value: 'Wool on 40\u00a0mm foam, walnut battens' },
        { name: 'Lights', value: 'Dimmable, 2,700\u00a0K, one circuit per side' },
      ],
    },
    {
      category: 'Comfort',
      items: [
        { name: 'Partition sound reduction', value: '55\u00a0dB design value' },
        { name: 'Heating', value: 'Floor circuits zoned from the bathroom’s' },
        { name: 'Blackout', value: 'Recessed blind with side channels' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'Clothes in their own room',
      description: 'Walnut bays, an island and one window.',
      picture: dressingRoomLitHangingBays,
      link: `${routes.interiors}/wardrobes/dressing-rooms`,
    },
    {
      title: 'Where its clothes are kept',
      description: 'Two runs of oak on the way to the bath, out of sight of the bed.',
      picture: masterSuiteWardrobesAisle,
      link: `${routes.interiors}/wardrobes/master-suite`,
    },
    {
      title: 'Stone within reach of the bed',
      description: 'What it takes to put a bath upstairs.',
      picture: travertineBathroomBathWindow,
      link: `${routes.interiors}/bespoke-areas/bathrooms`,
    },
  ],
  related: roomProjects,
} as const satisfies Subcategory
