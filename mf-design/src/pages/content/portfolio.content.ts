import { routes } from 'shared-ui/brand'
import executiveOfficeWalnut from 'shared-ui/pictures/executive-office-walnut'
import homeBarVerdeMarble from 'shared-ui/pictures/home-bar-verde-marble'
import livingRoomEveningFireplace from 'shared-ui/pictures/living-room-evening-fireplace'
import loftConversionDormerRooflights from 'shared-ui/pictures/loft-conversion-dormer-rooflights'
import officeFitOutOpenPlan from 'shared-ui/pictures/office-fit-out-open-plan'
import rearGlassExtensionEvening from 'shared-ui/pictures/rear-glass-extension-evening'
import restaurantBrasserieEvening from 'shared-ui/pictures/restaurant-brasserie-evening'
import retailBoutiqueTravertine from 'shared-ui/pictures/retail-boutique-travertine'
import type { DesignPortfolioProps } from '../sections/DesignPortfolio.tsx'

export const portfolio = {
  id: 'portfolio',
  title: 'Portfolio',
  label: 'Filter the portfolio',
  filters: [
    { id: 'all', label: 'All' },
    { id: 'residential', label: 'Residential' },
    { id: 'commercial', label: 'Commercial' },
    { id: 'hospitality', label: 'Hospitality' },
    { id: 'retail', label: 'Retail' },
  ],
  countOne: '1 project shown',
  countMany: '{count} projects shown',
  rest: 'All {count} projects',
  projects: [
    {
      id: 1,
      title: 'Garden room, Isleworth',
      category: 'residential',
      image: rearGlassExtensionEvening,
      description: 'A Victorian back wall replaced by a view of the garden.',
      cost: '£165,000–185,000',
      weeks: 22,
      link: '/works/garden-room-isleworth',
    },
    {
      id: 2,
      title: 'Studio, Brentford',
      category: 'commercial',
      image: officeFitOutOpenPlan,
      description:
        'Desks by the windows, a meeting room of glass and oak slats at the far end, nobody facing a corridor.',
      cost: '£340,000–380,000',
      weeks: 16,
      link: `${routes.builders}/commercial#office-spaces`,
    },
    {
      id: 3,
      title: 'Walnut living room, Putney',
      category: 'residential',
      image: livingRoomEveningFireplace,
      description: 'Television, fire and two cases of books on one drawn wall.',
      cost: '£120,000–135,000',
      weeks: 16,
      link: '/works/walnut-living-room-putney',
    },
    {
      id: 4,
      title: 'Marble bar, Fulham',
      category: 'residential',
      image: homeBarVerdeMarble,
      description: 'Four stools at home, before three mirrored bays of bottles.',
      cost: '£45,000–52,000',
      weeks: 4,
      link: `${routes.interiors}/bespoke-areas/bars`,
    },
    {
      id: 5,
      title: 'Boutique, Richmond',
      category: 'retail',
      image: retailBoutiqueTravertine,
      description: 'Clothes along the walls, bags in the arches, and the middle of the floor left to the plinths.',
      cost: '£160,000–180,000',
      weeks: 2,
      link: `${routes.builders}/commercial#retail`,
    },
    {
      id: 6,
      title: 'Attic sitting room, Ealing',
      category: 'residential',
      image: loftConversionDormerRooflights,
      description: 'A room under two oak trusses, with three panes of glass where the gable had one small window.',
      cost: '£105,000–120,000',
      weeks: 11,
      link: '/works/attic-sitting-room-ealing',
    },
    {
      id: 7,
      title: 'Executive office, Hammersmith',
      category: 'commercial',
      image: executiveOfficeWalnut,
      description: 'Walnut panelling with the services, the safe and the coats behind it.',
      cost: '£85,000–95,000',
      weeks: 6,
      link: `${routes.interiors}/bespoke-areas/offices/executive`,
    },
    {
      id: 8,
      title: 'Brasserie, Kew',
      category: 'hospitality',
      image: restaurantBrasserieEvening,
      description:
        'A dining room of ninety square metres beneath four flats, with light in four scenes from lunch to last orders.',
      cost: '£290,000–320,000',
      weeks: 14,
      link: '/works/brasserie-kew',
    },
  ],
} as const satisfies DesignPortfolioProps
