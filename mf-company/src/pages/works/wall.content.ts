import { companyRoutes, routes } from 'shared-ui/brand'
import basementGymLitStair from 'shared-ui/pictures/basement-gym-lit-stair'
import bathroomTravertineBath from 'shared-ui/pictures/bathroom-travertine-bath'
import dressingRoomWalnutIsland from 'shared-ui/pictures/dressing-room-walnut-island'
import executiveOfficeWalnut from 'shared-ui/pictures/executive-office-walnut'
import formalGardenPergolaTable from 'shared-ui/pictures/formal-garden-pergola-table'
import foyerSweepingStaircase from 'shared-ui/pictures/foyer-sweeping-staircase'
import gardenRoomKitchenInside from 'shared-ui/pictures/garden-room-kitchen-inside'
import glassRoomAfterRain from 'shared-ui/pictures/glass-room-after-rain'
import homeBarRedMarble from 'shared-ui/pictures/home-bar-red-marble'
import homeOfficeGreenLibrary from 'shared-ui/pictures/home-office-green-library'
import houseNewBuildDay from 'shared-ui/pictures/house-new-build-day'
import industrialUnitWarehouse from 'shared-ui/pictures/industrial-unit-warehouse'
import kitchenContemporaryOakStone from 'shared-ui/pictures/kitchen-contemporary-oak-stone'
import kitchenDarkOakIslandSide from 'shared-ui/pictures/kitchen-dark-oak-island-side'
import kitchenGermanGraphiteSteel from 'shared-ui/pictures/kitchen-german-graphite-steel'
import kitchenTraditionalShakerGreen from 'shared-ui/pictures/kitchen-traditional-shaker-green'
import livingRoomGardenSide from 'shared-ui/pictures/living-room-garden-side'
import loftConversionDormerRooflights from 'shared-ui/pictures/loft-conversion-dormer-rooflights'
import londonGeorgianTerraceRenovation from 'shared-ui/pictures/london-georgian-terrace-renovation'
import masterSuitePanelledHeadboard from 'shared-ui/pictures/master-suite-panelled-headboard'
import officeFitOutOpenPlan from 'shared-ui/pictures/office-fit-out-open-plan'
import paleHouseTableGardenDoor from 'shared-ui/pictures/pale-house-table-garden-door'
import rearDormerBedroom from 'shared-ui/pictures/rear-dormer-bedroom'
import retailBoutiqueTravertine from 'shared-ui/pictures/retail-boutique-travertine'
import swimmingPoolPoolHouse from 'shared-ui/pictures/swimming-pool-pool-house'
import wardrobeFittedBedroomWall from 'shared-ui/pictures/wardrobe-fitted-bedroom-wall'
import wardrobeSmokedGlassLed from 'shared-ui/pictures/wardrobe-smoked-glass-led'
import wineCellarDoorSteps from 'shared-ui/pictures/wine-cellar-door-steps'
import apartmentsActon from 'shared-ui/works/apartments-acton'
import atticSittingRoomEaling from 'shared-ui/works/attic-sitting-room-ealing'
import bedroomWallKew from 'shared-ui/works/bedroom-wall-kew'
import bootRoomClaygate from 'shared-ui/works/boot-room-claygate'
import boutiqueRichmond from 'shared-ui/works/boutique-richmond'
import brasserieKew from 'shared-ui/works/brasserie-kew'
import brickVaultedCellarKew from 'shared-ui/works/brick-vaulted-cellar-kew'
import cinemaAndGymBarnes from 'shared-ui/works/cinema-and-gym-barnes'
import executiveOfficeHammersmith from 'shared-ui/works/executive-office-hammersmith'
import formalGardenPetersham from 'shared-ui/works/formal-garden-petersham'
import gardenRoomIsleworth from 'shared-ui/works/garden-room-isleworth'
import georgianTerraceRichmond from 'shared-ui/works/georgian-terrace-richmond'
import glassRoomWimbledon from 'shared-ui/works/glass-room-wimbledon'
import graphiteKitchenSurbiton from 'shared-ui/works/graphite-kitchen-surbiton'
import greenKitchenEastSheen from 'shared-ui/works/green-kitchen-east-sheen'
import greenLibraryChiswick from 'shared-ui/works/green-library-chiswick'
import hallAndStairWimbledon from 'shared-ui/works/hall-and-stair-wimbledon'
import kitchenInDarkOakRichmond from 'shared-ui/works/kitchen-in-dark-oak-richmond'
import kitchenWingStrawberryHill from 'shared-ui/works/kitchen-wing-strawberry-hill'
import marbleBarFulham from 'shared-ui/works/marble-bar-fulham'
import masterSuitePetersham from 'shared-ui/works/master-suite-petersham'
import paleHouseTeddington from 'shared-ui/works/pale-house-teddington'
import poolHouseEsher from 'shared-ui/works/pool-house-esher'
import rearDormerTwickenham from 'shared-ui/works/rear-dormer-twickenham'
import smokedGlassWardrobePutney from 'shared-ui/works/smoked-glass-wardrobe-putney'
import studioBrentford from 'shared-ui/works/studio-brentford'
import travertineBathroomKew from 'shared-ui/works/travertine-bathroom-kew'
import twoGableHouseHam from 'shared-ui/works/two-gable-house-ham'
import walnutDressingRoomBarnes from 'shared-ui/works/walnut-dressing-room-barnes'
import walnutLivingRoomPutney from 'shared-ui/works/walnut-living-room-putney'
import warehouseAndOfficesHounslow from 'shared-ui/works/warehouse-and-offices-hounslow'
import apartmentBuildingBrick from '../../pictures/apartment-building-brick.ts'
import bootRoomOakBench from '../../pictures/boot-room-oak-bench.ts'
import brasserieBanquette from '../../pictures/brasserie-banquette.ts'
import type { WallTile } from './WorkContent.ts'

/** The words of /works. */
export const head = {
  title: 'All projects',
  lead: 'Houses, rooms and workplaces in London and Surrey, with what most of them cost and how long they took. {Count} have a page with plans and materials.',
} as const

export const finder = {
  fold: 'By place, on the map',
  place: 'Place: {place}',
  map: {
    label: 'Filter by borough',
    everywhere: 'Everywhere',
    places: 'Filter by place',
    placeOne: '{name}, 1 project',
    placeMany: '{name}, {count} projects',
  },
  year: { label: 'Finished in', any: 'Any year' },
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
} as const

export const wall = {
  one: '1 project shown',
  many: '{count} projects shown',
  none: 'No projects of this kind there yet.',
  reset: 'Show all projects',
  more: '{Count} more, with one picture each',
  like: 'Works like this',
} as const

/** Every work, in the order of the wall. */
export const tiles = [
  {
    work: twoGableHouseHam,
    groups: ['houses'],
    picture: houseNewBuildDay,
    summary: 'A gable of pale brick and a gable of timber, joined by a glazed hall, beside a still pool.',
  },
  {
    work: atticSittingRoomEaling,
    groups: ['extensions'],
    picture: loftConversionDormerRooflights,
    summary:
      'A loft under two oak trusses, with rooflights, low shelves, a window seat and three panes of glass where the gable had one small window.',
  },
  {
    work: rearDormerTwickenham,
    groups: ['extensions', 'wardrobes'],
    picture: rearDormerBedroom,
    summary: 'A plain rear dormer: a bed under a window of three lights, a shower, and wardrobes along one party wall.',
  },
  {
    work: walnutDressingRoomBarnes,
    groups: ['wardrobes', 'rooms'],
    picture: dressingRoomWalnutIsland,
    summary:
      'Lit walnut bays down both sides of a room, a verde marble island under a linen drum light, and one window kept in the middle.',
  },
  {
    work: brickVaultedCellarKew,
    groups: ['rooms'],
    picture: wineCellarDoorSteps,
    summary:
      'A brick vault racked in smoked oak on both sides, with a lit display at the end and a cask for a tasting table.',
  },
  {
    work: gardenRoomIsleworth,
    groups: ['extensions'],
    picture: gardenRoomKitchenInside,
    summary: 'Four tall panes and an oak soffit open the back of a brick house, and its kitchen, to a stone terrace.',
  },
  {
    work: walnutLivingRoomPutney,
    groups: ['rooms'],
    picture: livingRoomGardenSide,
    summary:
      'A living room stripped to its brick and rebuilt around a walnut wall of shelves, screen and linear fire, beside 5.5\u00a0metres of glass to the garden.',
  },
  {
    work: kitchenInDarkOakRichmond,
    groups: ['kitchens'],
    picture: kitchenDarkOakIslandSide,
    summary:
      'A handleless kitchen in smoked oak with a travertine island, a brass light over it and the garden at the end.',
  },
  {
    work: poolHouseEsher,
    groups: ['houses'],
    picture: swimmingPoolPoolHouse,
    summary:
      'A stone pool house with a hearth, a glazed bar and an oak ceiling on four posts, beside a stone-edged pool.',
  },
  {
    work: travertineBathroomKew,
    groups: ['rooms'],
    picture: bathroomTravertineBath,
    summary:
      'Travertine on every wall, a walk-in shower behind one sheet of glass, a freestanding bath in the sun and a walnut vanity with two marble bowls.',
  },
  {
    work: brasserieKew,
    groups: ['commercial'],
    picture: brasserieBanquette,
    summary:
      'A long fluted walnut bar before four arched mirrors of bottles, laid tables, and a bottle-green banquette along one wall.',
  },
  {
    work: georgianTerraceRichmond,
    groups: ['houses'],
    picture: londonGeorgianTerraceRenovation,
    summary:
      'A listed terrace front of stock brick and stucco, restored to the sash cords, with a bottle-green front door.',
  },
  {
    work: greenLibraryChiswick,
    groups: ['rooms'],
    picture: homeOfficeGreenLibrary,
    summary:
      'Five bays of bottle-green shelves over panelled cupboards, and a walnut desk with the window at its side.',
  },
  {
    work: studioBrentford,
    groups: ['commercial'],
    picture: officeFitOutOpenPlan,
    summary: 'Two rows of oak desks along tall windows, with a meeting room of glass and oak slats at the end.',
    like: 'Offices like this',
  },
  {
    work: kitchenWingStrawberryHill,
    groups: ['extensions', 'kitchens'],
    picture: kitchenContemporaryOakStone,
    summary:
      'A wraparound extension in pale oak and white stone: a curved fluted island under three globes, a long window over the sink and one wall of tall cupboards.',
    like: 'Kitchens like this',
  },
  {
    work: glassRoomWimbledon,
    groups: ['extensions'],
    picture: glassRoomAfterRain,
    summary:
      'A gabled room of glass in black steel behind a white house with a tile-hung upper floor: oak trusses, a round table and a kitchen in blue.',
    like: 'Extensions like this',
  },
  {
    work: hallAndStairWimbledon,
    groups: ['rooms'],
    picture: foyerSweepingStaircase,
    summary:
      'A curved stair with brass handrails and a red runner rises from a floor of black and white marble to a landing that it meets exactly.',
    like: 'Halls like this',
  },
  {
    work: greenKitchenEastSheen,
    groups: ['kitchens'],
    picture: kitchenTraditionalShakerGreen,
    summary:
      'A shaker kitchen in bottle green: a range in a tiled alcove, two glazed dressers and an oak-topped island with turned legs.',
    like: 'Kitchens like this',
  },
  {
    work: cinemaAndGymBarnes,
    groups: ['rooms', 'houses'],
    picture: basementGymLitStair,
    summary:
      'A basement with a dark cinema of leather recliners beneath a starlit ceiling, and an oak-slatted gym at the foot of a lit floating stair.',
    like: 'Basements like this',
  },
  {
    work: formalGardenPetersham,
    groups: ['houses'],
    picture: formalGardenPergolaTable,
    summary: 'An oak pergola over a long table, clipped box, pleached trees and a path that ends at a stone bowl.',
    like: 'Gardens like this',
  },
  {
    work: paleHouseTeddington,
    groups: ['houses', 'kitchens'],
    picture: paleHouseTableGardenDoor,
    summary:
      'A house asked to put nothing on show, seen from its kitchen in pale ash, with a round table between a glass door and a wide window.',
    like: 'Homes like this',
  },
  {
    work: graphiteKitchenSurbiton,
    groups: ['kitchens'],
    picture: kitchenGermanGraphiteSteel,
    summary: 'A graphite kitchen with a full-height wall of fronts, a steel-topped island and a walnut bar at its end.',
    like: 'Kitchens like this',
  },
  {
    work: marbleBarFulham,
    groups: ['rooms'],
    picture: homeBarRedMarble,
    summary:
      'A home bar with a red marble top on fluted walnut, a mirrored back bar, four black stools and a brass rail.',
    like: 'Bars like this',
  },
  {
    work: masterSuitePetersham,
    groups: ['rooms', 'wardrobes'],
    picture: masterSuitePanelledHeadboard,
    summary:
      'A bed against a padded headboard wall between two stands of walnut battens, with low globes and a curtained window.',
    like: 'Bedrooms like this',
  },
  {
    work: bedroomWallKew,
    groups: ['wardrobes'],
    picture: wardrobeFittedBedroomWall,
    summary:
      'A wall of shaker wardrobes in grey-blue, opened in the middle by three lit bays of pale oak with an oval mirror.',
    like: 'Wardrobes like this',
  },
  {
    work: smokedGlassWardrobePutney,
    groups: ['wardrobes'],
    picture: wardrobeSmokedGlassLed,
    summary: 'A wall of bronze-framed smoked-glass doors, each bay lit at the head, with a leather bench before it.',
    like: 'Wardrobes like this',
  },
  {
    work: executiveOfficeHammersmith,
    groups: ['commercial', 'rooms'],
    picture: executiveOfficeWalnut,
    summary:
      'Walnut panelling around one sheet of white marble, a walnut desk and two navy chairs beside a tall window.',
    like: 'Offices like this',
  },
  {
    work: apartmentsActon,
    groups: ['houses'],
    picture: apartmentBuildingBrick,
    summary: 'Five storeys of pale brick with a balcony for every second flat, a bronze door and a set-back top floor.',
    like: 'New-builds like this',
  },
  {
    work: bootRoomClaygate,
    groups: ['rooms'],
    picture: bootRoomOakBench,
    summary:
      'A bottle-green boot room: an oak bench over pigeonholes, a peg rail, a shelf of baskets and a York stone floor.',
    like: 'Rooms like this',
  },
  {
    work: boutiqueRichmond,
    groups: ['commercial'],
    picture: retailBoutiqueTravertine,
    summary:
      'A pale shop with three arches, bags in two of them, clothes on brass rails along both walls and plinths of travertine and black marble.',
    like: 'Shops like this',
  },
  {
    work: warehouseAndOfficesHounslow,
    groups: ['commercial'],
    picture: industrialUnitWarehouse,
    summary:
      'An industrial unit in green ribbed cladding, with a row of dock doors and a two-storey glass office behind a bed of grasses.',
    like: 'Workplaces like this',
  },
] as const satisfies readonly WallTile[]

export const closing = {
  title: 'Yours could be next.',
  actions: [
    {
      title: 'Book a Free Consultation',
      note: 'Bring a plan, photographs or the address',
      link: companyRoutes.contact,
    },
    {
      title: 'How a job runs',
      note: 'Stage by stage, from the first visit to the keys',
      link: `${routes.builders}#process`,
    },
  ],
} as const
