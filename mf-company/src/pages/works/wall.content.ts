import { routes } from 'shared-ui/brand'
import basementGymLitStair from 'shared-ui/pictures/basement-gym-lit-stair'
import bathroomTravertineBath from 'shared-ui/pictures/bathroom-travertine-bath'
import dressingRoomWalnutIsland from 'shared-ui/pictures/dressing-room-walnut-island'
import executiveOfficeWalnut from 'shared-ui/pictures/executive-office-walnut'
import foyerSweepingStaircase from 'shared-ui/pictures/foyer-sweeping-staircase'
import homeBarVerdeMarble from 'shared-ui/pictures/home-bar-verde-marble'
import homeOfficeGreenLibrary from 'shared-ui/pictures/home-office-green-library'
import houseNewBuildDay from 'shared-ui/pictures/house-new-build-day'
import industrialUnitWarehouse from 'shared-ui/pictures/industrial-unit-warehouse'
import kitchenContemporaryOakStone from 'shared-ui/pictures/kitchen-contemporary-oak-stone'
import kitchenGermanGraphiteSteel from 'shared-ui/pictures/kitchen-german-graphite-steel'
import kitchenModernHandlelessIsland from 'shared-ui/pictures/kitchen-modern-handleless-island'
import kitchenTraditionalShakerGreen from 'shared-ui/pictures/kitchen-traditional-shaker-green'
import landscapedGardenTerrace from 'shared-ui/pictures/landscaped-garden-terrace'
import livingRoomGardenSide from 'shared-ui/pictures/living-room-garden-side'
import loftConversionDormerRooflights from 'shared-ui/pictures/loft-conversion-dormer-rooflights'
import londonGeorgianTerraceRenovation from 'shared-ui/pictures/london-georgian-terrace-renovation'
import masterSuitePanelledHeadboard from 'shared-ui/pictures/master-suite-panelled-headboard'
import officeFitOutOpenPlan from 'shared-ui/pictures/office-fit-out-open-plan'
import paleHouseTableGardenDoor from 'shared-ui/pictures/pale-house-table-garden-door'
import poolHouseDusk from 'shared-ui/pictures/pool-house-dusk'
import rearGlassExtensionEvening from 'shared-ui/pictures/rear-glass-extension-evening'
import retailBoutiqueTravertine from 'shared-ui/pictures/retail-boutique-travertine'
import wardrobeFittedBedroomWall from 'shared-ui/pictures/wardrobe-fitted-bedroom-wall'
import wardrobeLoftSlopedCeiling from 'shared-ui/pictures/wardrobe-loft-sloped-ceiling'
import wardrobeSmokedGlassLed from 'shared-ui/pictures/wardrobe-smoked-glass-led'
import wineCellarBrickVault from 'shared-ui/pictures/wine-cellar-brick-vault'
import apartmentBuildingBrick from '../../pictures/apartment-building-brick.ts'
import bootRoomOakBench from '../../pictures/boot-room-oak-bench.ts'
import brasserieBanquette from '../../pictures/brasserie-banquette.ts'
import type { WallTile } from './work.ts'

/** The words of /works. Names, places and summaries are those of the register. */
export const head = {
  title: 'All projects',
  lead: 'Houses, rooms and workplaces in south-west London and Surrey, each with its place, what it cost and how long it took. Twelve have a page with plans and materials.',
} as const

export const map = {
  label: 'Filter by borough',
  everywhere: 'Everywhere',
  places: 'Filter by place',
  placeOne: '{name}, 1 project',
  placeMany: '{name}, {count} projects',
} as const

export const filters = {
  fold: 'By place, on the map',
  place: 'Place: {place}',
  label: 'Filter by kind',
  groups: [
    { id: 'all', label: 'All' },
    { id: 'houses', label: 'Houses' },
    { id: 'extensions', label: 'Extensions and lofts' },
    { id: 'kitchens', label: 'Kitchens' },
    { id: 'wardrobes', label: 'Wardrobes' },
    { id: 'rooms', label: 'Rooms' },
    { id: 'commercial', label: 'Commercial' },
  ],
  countOne: '1 project shown',
  countMany: '{count} projects shown',
  none: 'No project of this kind there so far.',
  reset: 'Show all projects',
  more: 'Eighteen more, in a picture each',
} as const

/** Under the enlarged picture of a work without a page: to the page of its kind, and to the form. */
export const leadOn = {
  like: {
    'studio-brentford': 'Offices like this',
    'kitchen-wing-strawberry-hill': 'Kitchens like this',
    'hall-and-stair-wimbledon': 'Halls like this',
    'green-kitchen-east-sheen': 'Kitchens like this',
    'cinema-and-gym-barnes': 'Basements like this',
    'formal-garden-petersham': 'Gardens like this',
    'pale-house-teddington': 'Homes like this',
    'graphite-kitchen-surbiton': 'Kitchens like this',
    'marble-bar-fulham': 'Bars like this',
    'master-suite-petersham': 'Bedrooms like this',
    'bedroom-wall-kew': 'Wardrobes like this',
    'loft-wardrobes-chiswick': 'Wardrobes like this',
    'smoked-glass-wardrobe-putney': 'Wardrobes like this',
    'executive-office-hammersmith': 'Offices like this',
    'apartments-acton': 'New-builds like this',
    'boot-room-claygate': 'Rooms like this',
    'boutique-richmond': 'Shops like this',
    'warehouse-and-offices-hounslow': 'Workplaces like this',
  },
  ask: 'Ask about this',
} as const

/** Every work, in the order of the wall. */
export const tiles = [
  { id: 'two-gable-house-ham', group: 'houses', kind: 'New-build', picture: houseNewBuildDay },
  {
    id: 'attic-sitting-room-ealing',
    group: 'extensions',
    kind: 'Loft conversion',
    picture: loftConversionDormerRooflights,
  },
  { id: 'walnut-dressing-room-barnes', group: 'wardrobes', kind: 'Dressing room', picture: dressingRoomWalnutIsland },
  { id: 'brick-vaulted-cellar-kew', group: 'rooms', kind: 'Wine cellar', picture: wineCellarBrickVault },
  { id: 'garden-room-isleworth', group: 'extensions', kind: 'Rear extension', picture: rearGlassExtensionEvening },
  { id: 'walnut-living-room-putney', group: 'rooms', kind: 'Living room', picture: livingRoomGardenSide },
  { id: 'kitchen-in-dark-oak-richmond', group: 'kitchens', kind: 'Kitchen', picture: kitchenModernHandlelessIsland },
  { id: 'pool-house-esher', group: 'houses', kind: 'Pool house', picture: poolHouseDusk },
  { id: 'travertine-bathroom-kew', group: 'rooms', kind: 'Bathroom', picture: bathroomTravertineBath },
  { id: 'brasserie-kew', group: 'commercial', kind: 'Restaurant', picture: brasserieBanquette },
  { id: 'georgian-terrace-richmond', group: 'houses', kind: 'Renovation', picture: londonGeorgianTerraceRenovation },
  { id: 'green-library-chiswick', group: 'rooms', kind: 'Library', picture: homeOfficeGreenLibrary },
  { id: 'studio-brentford', group: 'commercial', kind: 'Office fit-out', picture: officeFitOutOpenPlan },
  {
    id: 'kitchen-wing-strawberry-hill',
    group: 'kitchens',
    kind: 'Wraparound extension',
    picture: kitchenContemporaryOakStone,
  },
  { id: 'hall-and-stair-wimbledon', group: 'rooms', kind: 'Hall', picture: foyerSweepingStaircase },
  { id: 'green-kitchen-east-sheen', group: 'kitchens', kind: 'Kitchen', picture: kitchenTraditionalShakerGreen },
  { id: 'cinema-and-gym-barnes', group: 'rooms', kind: 'Basement', picture: basementGymLitStair },
  { id: 'formal-garden-petersham', group: 'houses', kind: 'Garden', picture: landscapedGardenTerrace },
  { id: 'pale-house-teddington', group: 'kitchens', kind: 'Complete home', picture: paleHouseTableGardenDoor },
  { id: 'graphite-kitchen-surbiton', group: 'kitchens', kind: 'Kitchen', picture: kitchenGermanGraphiteSteel },
  { id: 'marble-bar-fulham', group: 'rooms', kind: 'Home bar', picture: homeBarVerdeMarble },
  { id: 'master-suite-petersham', group: 'rooms', kind: 'Bedroom', picture: masterSuitePanelledHeadboard },
  { id: 'bedroom-wall-kew', group: 'wardrobes', kind: 'Wardrobes', picture: wardrobeFittedBedroomWall },
  { id: 'loft-wardrobes-chiswick', group: 'wardrobes', kind: 'Wardrobes', picture: wardrobeLoftSlopedCeiling },
  { id: 'smoked-glass-wardrobe-putney', group: 'wardrobes', kind: 'Wardrobes', picture: wardrobeSmokedGlassLed },
  { id: 'executive-office-hammersmith', group: 'commercial', kind: 'Office', picture: executiveOfficeWalnut },
  { id: 'apartments-acton', group: 'houses', kind: 'Apartments', picture: apartmentBuildingBrick },
  { id: 'boot-room-claygate', group: 'rooms', kind: 'Boot room', picture: bootRoomOakBench },
  { id: 'boutique-richmond', group: 'commercial', kind: 'Shop', picture: retailBoutiqueTravertine },
  { id: 'warehouse-and-offices-hounslow', group: 'commercial', kind: 'Warehouse', picture: industrialUnitWarehouse },
] as const satisfies readonly WallTile[]

export const closing = {
  title: 'Yours could be the next.',
  actions: [
    { text: 'Book a Free Consultation', note: 'Bring a plan, photographs or the address', link: '/contact' },
    {
      text: 'How a job runs',
      note: 'Four stages, from the first visit to the keys',
      link: `${routes.builders}#process`,
    },
  ],
} as const
