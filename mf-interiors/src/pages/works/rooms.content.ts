import { joineryAhead } from 'shared-ui/payments.content'
import type { RelatedWork } from 'shared-ui/RelatedWorks'
import brickVaultedCellarKew from 'shared-ui/works/brick-vaulted-cellar-kew'
import cinemaAndGymBarnes from 'shared-ui/works/cinema-and-gym-barnes'
import executiveOfficeHammersmith from 'shared-ui/works/executive-office-hammersmith'
import greenLibraryChiswick from 'shared-ui/works/green-library-chiswick'
import hallAndStairWimbledon from 'shared-ui/works/hall-and-stair-wimbledon'
import marbleBarFulham from 'shared-ui/works/marble-bar-fulham'
import masterSuitePetersham from 'shared-ui/works/master-suite-petersham'
import travertineBathroomKew from 'shared-ui/works/travertine-bathroom-kew'
import walnutLivingRoomPutney from 'shared-ui/works/walnut-living-room-putney'
import type { Related } from '../../catalogue/Subcategory.ts'

/** The items that the price of a room includes. */
const included = {
  title: 'What the price includes, and what it does not.',
  rows: [
    ['Survey and drawings', 'Included'],
    ['Joinery and stone', 'Included: made, delivered and fitted'],
    ['Structure', 'Included where it is drawn: joists, linings, drains'],
    ['Fittings', 'Taps, baths, fires, screens, cooling, where there are any: each to a stated sum'],
    ['Plumbing, electrics', 'Included'],
    ['Building control', 'Included where the room needs it'],
    ['Party wall', 'Our notices included; a neighbour’s surveyor is extra'],
    ['Making good', 'Included: plaster, floor and paint of the room'],
    ['VAT', 'Included'],
    joineryAhead,
    ['Quoted separately', 'Furniture, curtains, loose lamps'],
  ],
} as const

/** For the page about whole houses too, which shows it. */
export const livingRoom = {
  work: walnutLivingRoomPutney,
  of: ['living-rooms', 'complete-home-solutions'],
} as const satisfies RelatedWork

/** The rooms among the works, for the end of every page about a room. */
export const roomProjects = {
  items: [
    { work: greenLibraryChiswick, of: ['offices'] },
    livingRoom,
    { work: travertineBathroomKew, of: ['bathrooms'] },
    { work: brickVaultedCellarKew, of: ['wine-cellars'] },
    { work: marbleBarFulham, of: ['bars'] },
    { work: hallAndStairWimbledon, of: ['foyers'] },
    { work: masterSuitePetersham, of: ['master-suites'] },
    { work: executiveOfficeHammersmith, of: ['executive'] },
    {
      work: cinemaAndGymBarnes,
      of: ['cinema'],
      scope: 'With the basement that holds them',
    },
  ],
  included,
} as const satisfies Related
