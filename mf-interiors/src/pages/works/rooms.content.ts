import bathroomTravertineBath from 'shared-ui/pictures/bathroom-travertine-bath'
import cinemaRoomBasement from 'shared-ui/pictures/cinema-room-basement'
import executiveOfficeWalnut from 'shared-ui/pictures/executive-office-walnut'
import foyerSweepingStaircase from 'shared-ui/pictures/foyer-sweeping-staircase'
import homeBarVerdeMarble from 'shared-ui/pictures/home-bar-verde-marble'
import homeOfficeGreenLibrary from 'shared-ui/pictures/home-office-green-library'
import livingRoomGardenSide from 'shared-ui/pictures/living-room-garden-side'
import masterSuitePanelledHeadboard from 'shared-ui/pictures/master-suite-panelled-headboard'
import wineCellarBrickVault from 'shared-ui/pictures/wine-cellar-brick-vault'
import type { RelatedWork, RelatedWorksProps } from 'shared-ui/RelatedWorks'

/** For the page about whole houses too, which shows it. */
export const livingRoom = {
  title: 'Walnut living room',
  of: ['living-rooms', 'complete-home-solutions'],
  place: 'Putney',
  cost: '£120,000–135,000',
  weeks: 16,
  picture: livingRoomGardenSide,
  link: '/works/walnut-living-room-putney',
} as const satisfies RelatedWork

/** The rooms among the works, for the end of every page about a room. */
export const roomProjects = {
  title: 'Rooms, and what they cost.',
  items: [
    {
      title: 'Green library',
      of: ['offices'],
      place: 'Chiswick',
      cost: '£60,000–70,000',
      weeks: 8,
      picture: homeOfficeGreenLibrary,
      link: '/works/green-library-chiswick',
    },
    livingRoom,
    {
      title: 'Travertine bathroom',
      of: ['bathrooms'],
      place: 'Kew',
      cost: '£95,000–110,000',
      weeks: 14,
      picture: bathroomTravertineBath,
      link: '/works/travertine-bathroom-kew',
    },
    {
      title: 'Brick-vaulted cellar',
      of: ['wine-cellars'],
      place: 'Kew',
      cost: '£85,000–95,000',
      weeks: 10,
      picture: wineCellarBrickVault,
      link: '/works/brick-vaulted-cellar-kew',
    },
    {
      title: 'Marble bar',
      of: ['bars'],
      place: 'Fulham',
      cost: '£45,000–52,000',
      weeks: 4,
      picture: homeBarVerdeMarble,
      link: '{interiors}/bespoke-areas/bars',
    },
    {
      title: 'Hall and stair',
      of: ['foyers'],
      place: 'Wimbledon',
      cost: '£90,000–105,000',
      weeks: 12,
      picture: foyerSweepingStaircase,
      link: '{interiors}/bespoke-areas/foyers',
    },
    {
      title: 'Master suite',
      of: ['master-suites'],
      place: 'Petersham',
      cost: '£70,000–80,000',
      weeks: 5,
      picture: masterSuitePanelledHeadboard,
      link: '{interiors}/bespoke-areas/master-suites',
    },
    {
      title: 'Executive office',
      of: ['executive'],
      place: 'Hammersmith',
      cost: '£85,000–95,000',
      weeks: 6,
      picture: executiveOfficeWalnut,
      link: '{interiors}/bespoke-areas/offices/executive',
    },
    {
      title: 'Cinema and gym',
      of: ['cinema'],
      scope: 'With the basement that holds them',
      place: 'Barnes',
      cost: '£380,000–430,000',
      weeks: 38,
      picture: cinemaRoomBasement,
      link: '{builders}/residential/basements',
    },
  ],
} as const satisfies Omit<RelatedWorksProps, 'all'>
