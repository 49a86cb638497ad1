import { routes } from 'shared-ui/brand'
import brasseriePlan from 'shared-ui/drawings/brasserie-plan'
import brasserieSection from 'shared-ui/drawings/brasserie-section'
import { roryWhelan } from 'shared-ui/people.content'
import brasserieBarCounter from 'shared-ui/pictures/brasserie-bar-counter'
import houseTwoGablesGardenDay from 'shared-ui/pictures/house-two-gables-garden-day'
import restaurantBrasserieEvening from 'shared-ui/pictures/restaurant-brasserie-evening'
import brasserieKew, { weeks } from 'shared-ui/works/brasserie-kew'
import twoGableHouseHam from 'shared-ui/works/two-gable-house-ham'
import brasserieBanquette from '../../../pictures/brasserie-banquette.ts'
import brasserieLunchWindows from '../../../pictures/brasserie-lunch-windows.ts'
import brasserieTableLaid from '../../../pictures/brasserie-table-laid.ts'
import type { WorkContent, WorkSummary } from '../WorkContent.ts'

/** For the area's table. */
export const summary = {
  title: 'Brasserie, Kew: a restaurant fit-out',
  about: { title: 'the brasserie, Kew', service: 'builders' },
  description: `A brasserie in Kew with a dining room of 90\u00a0m²: a fluted walnut bar, four arched mirrors and a green banquette, ${weeks}\u00a0weeks from strip-out to first cover.`,
} as const satisfies WorkSummary

/** The words of /works/brasserie-kew. */
export default {
  work: brasserieKew,
  hero: { picture: restaurantBrasserieEvening, caption: 'The dining room in the evening, towards the bar' },
  similar: { title: 'Restaurants and other workplaces', link: `${routes.builders}/commercial` },
  facts: {
    client: 'A restaurateur with two other restaurants',
    area: 90,
    did: 'Drawings, licences, build and joinery',
    manager: roryWhelan.name,
  },
  programme: [
    { title: 'Strip-out and drains', weeks: 2 },
    { title: 'Extract and services', weeks: 4 },
    { title: 'Floor, walls, ceiling', weeks: 3 },
    { title: 'Bar and banquette', weeks: 3 },
    { title: 'Kitchen, tests, opening' },
  ],
  story: {
    title: 'Fourteen weeks, and four flats above.',
    paragraphs: [
      'The unit had been a bank. It had a good ceiling, three tall windows, a strongroom where the kitchen had to be, and four flats above whose owners had all written to the council.',
      'The extract decided the programme. A kitchen of this size moves two cubic metres of air a second, and it had to leave at roof level, five storeys up, without being heard in any bedroom. The duct rises in the old lift shaft of the bank. It hangs on springs, has an attenuator at each end and doors for cleaning at every floor. We measured it at night from the nearest bed before the kitchen was signed off.',
      'The floor of the bar sits 120\u00a0mm lower than that of the room. Guests on stools and staff behind the counter are then at the same height. The counter is 7.6\u00a0metres of fluted walnut under a marble top. It was made in three pieces in our workshop, because the doors of the bank are listed and stay as they are. Behind it four arched mirrors carry the bottles. The banquette along the side wall hides the heating and the cables of every lamp over it.',
      'The lighting has four scenes, from lunch until last orders. The landlord’s licence, building control and the fire certificate were in the folder on the day before opening.',
    ],
  },
  rows: [
    [{ picture: brasserieBarCounter, caption: 'Along the bar: stools, globes and the arches of bottles' }],
    [{ picture: brasserieBanquette, caption: 'The banquette, with the heating behind it' }],
  ],
  drawings: [
    { drawing: brasseriePlan, title: 'Plan of the dining room', detail: 'Dimensions in millimetres' },
    {
      drawing: brasserieSection,
      title: 'Section through the bar, along the banquette',
      detail: 'Dimensions in millimetres',
    },
  ],
  materials: {
    detail: { picture: brasserieTableLaid, caption: 'A table by the bar, laid for four' },
    items: [
      { name: 'Bar', value: 'Fluted American walnut, marble top of 40\u00a0mm, brass rail' },
      { name: 'Arches', value: 'Mirror in brass-lined openings, lit from within' },
      { name: 'Banquette', value: 'Bottle-green velvet on beech, 40,000 rubs' },
      { name: 'Floor', value: 'Smoked oak herringbone, oiled' },
      { name: 'Walls', value: 'Lime plaster, waxed to 1.2\u00a0m' },
      { name: 'Acoustics', value: 'Two layers of board on isolating hangers' },
      { name: 'Extract', value: 'To roof level, attenuated, doors at every floor' },
    ],
  },
  more: [[{ picture: brasserieLunchWindows, caption: 'At lunch: the bank’s three windows and its listed doors' }]],
  next: { work: twoGableHouseHam, picture: houseTwoGablesGardenDay },
} as const satisfies WorkContent
