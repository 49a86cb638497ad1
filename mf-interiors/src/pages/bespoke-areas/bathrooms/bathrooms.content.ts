import { routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import bathroomTravertineBath from 'shared-ui/pictures/bathroom-travertine-bath'
import bathroomWalnutDoubleVanity from 'shared-ui/pictures/bathroom-walnut-double-vanity'
import travertineBathroomVanityView from 'shared-ui/pictures/travertine-bathroom-vanity-view'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import masterSuiteWardrobesToBed from '../../../pictures/master-suite-wardrobes-to-bed.ts'
import travertineBathroomPoster from '../../../pictures/travertine-bathroom-poster.ts'
import { roomProjects } from '../../works/rooms.content.ts'

const picture = bathroomTravertineBath

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Stone, tile and falls that actually drain.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Bathrooms',
  listing: { order: 3, title: 'Bathrooms' },
  head: {
    title: 'Bathrooms in stone and timber',
    description:
      'Tanked, flood-tested and photographed before tiling: bathrooms with floors that fall, stone that is sealed and drawers notched round the trap.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Bathroom',
  description: 'Water goes where the floor tells it. So we start with the floor.',
  typically: typically.bathrooms,
  introduction:
    'The parts of a bathroom that fail are all behind the tile. Ours are tanked, tested and photographed before anything is stuck to them, and the valves are where a hand can reach.',
  sections: [
    {
      title: 'Tanked, then tiled',
      content:
        'Wet walls and the whole floor are sealed with a bonded membrane, taped at every corner and collared at each pipe. Shower floors fall at 1 in 80 to a linear drain. We flood the tray overnight and look at the ceiling below in the morning.',
    },
    {
      title: 'Stone has a memory',
      content:
        'Travertine and marble mark, and it is as well to know that first. We fill and seal them, keep acids away from the basin and put porcelain in the children’s bathroom.',
    },
  ],
  measured: {
    title: 'Lie down in it first.',
    note: 'A bath is chosen by the length of a back, not by a photograph. Three, filled to the overflow, at one scale.',
    caption: 'Three baths in section',
    detail: 'Dimensions in millimetres',
    alt: 'Three baths in section: one built in, 1,600\u00a0millimetres long with 380 of water, one freestanding, 1,750 with 400, and one short and deep, 1,400 with 480',
    drawing: {
      kind: 'baths',
      baths: [
        { name: 'Built in', length: 1600, height: 540, water: 380, litres: '190\u00a0litres' },
        { name: 'Freestanding', length: 1750, height: 570, water: 400, litres: '240\u00a0litres' },
        { name: 'Short and deep', length: 1400, height: 640, water: 480, litres: '210\u00a0litres' },
      ],
    },
  },
  galleryTitle: 'The same stone, nearer.',
  gallery: [
    { picture: travertineBathroomVanityView, caption: 'Two bowls, two mirrors, and a niche for the towels' },
    { picture: travertineBathroomPoster, caption: 'The bath, in morning sun' },
  ],
  processTitle: '{Count} steps before the first tile is seen.',
  processSteps: [
    {
      title: 'Trace the pipes',
      description: 'Stack position, joist direction and the pressure at the top of the house.',
    },
    { title: 'Set out', description: 'Tiles drawn one by one, so that the cut ones hide.' },
    { title: 'Tank and test', description: 'Membrane, flood test, photographs, then the heating.' },
    { title: 'Fit and seal', description: 'Bath in before the door, silicone once, in a single pass.' },
  ],
  specifications: [
    {
      category: 'Wetproofing',
      items: [
        { name: 'Membrane', value: 'Liquid-applied, two coats, tape at all angles' },
        { name: 'Fall', value: '1 in 80, to a linear drain' },
        { name: 'Test', value: '12 hours flooded' },
      ],
    },
    {
      category: 'Services',
      items: [
        { name: 'Floor heating', value: 'Hydronic or 150\u00a0W/m² electric mat' },
        { name: 'Extract', value: '15\u00a0l/s minimum, humidity-sensed, ducted outside' },
        { name: 'Valves', value: 'Thermostatic, limited to 46\u00a0°C at the bath' },
      ],
    },
    {
      category: 'Vanity',
      items: [
        { name: 'Carcass', value: 'Moisture-resistant ply, sealed on all edges' },
        { name: 'Top', value: '20\u00a0mm travertine, marble bowls set on it' },
        { name: 'Drawers', value: 'Notched around the trap, full depth' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'A vanity with two owners',
      description: 'One basin and one mirror each.',
      picture: bathroomWalnutDoubleVanity,
      link: `${routes.interiors}/bespoke-areas/master-suites`,
    },
    {
      title: 'From the bath to the wardrobe',
      description: 'How the suite is planned as one walk.',
      picture: masterSuiteWardrobesToBed,
      link: `${routes.interiors}/wardrobes/master-suite`,
    },
  ],
  related: roomProjects,
} as const satisfies Subcategory
