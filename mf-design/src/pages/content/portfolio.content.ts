import executiveOfficeWalnut from '../../pictures/executive-office-walnut.ts'
import homeBarVerdeMarble from '../../pictures/home-bar-verde-marble.ts'
import livingRoomEveningFireplace from '../../pictures/living-room-evening-fireplace.ts'
import loftConversionDormerRooflights from '../../pictures/loft-conversion-dormer-rooflights.ts'
import officeFitOutOpenPlan from '../../pictures/office-fit-out-open-plan.ts'
import rearGlassExtensionEvening from '../../pictures/rear-glass-extension-evening.ts'
import restaurantBrasserieEvening from '../../pictures/restaurant-brasserie-evening.ts'
import retailBoutiqueTravertine from '../../pictures/retail-boutique-travertine.ts'
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
  projects: [
    {
      id: 1,
      title: 'Garden room, Isleworth',
      category: 'residential',
      image: rearGlassExtensionEvening,
      description: 'A Victorian back wall replaced by a view of the garden.',
    },
    {
      id: 2,
      title: 'Studio, Brentford',
      category: 'commercial',
      image: officeFitOutOpenPlan,
      description: 'Desks by the windows, meetings behind oak slats at the far end, nobody facing a corridor.',
    },
    {
      id: 3,
      title: 'Walnut living room, Putney',
      category: 'residential',
      image: livingRoomEveningFireplace,
      description: 'Television, fire and two cases of books on one drawn wall.',
    },
    {
      id: 4,
      title: 'Marble bar, Fulham',
      category: 'residential',
      image: homeBarVerdeMarble,
      description: 'Four stools at home, planned around a single sink.',
    },
    {
      id: 5,
      title: 'Boutique, Richmond',
      category: 'retail',
      image: retailBoutiqueTravertine,
      description: 'Clothes along the walls, bags in the arches, and the middle of the floor left to the plinths.',
    },
    {
      id: 6,
      title: 'Attic sitting room, Ealing',
      category: 'residential',
      image: loftConversionDormerRooflights,
      description: 'Sixty-two square metres found above a ceiling.',
    },
    {
      id: 7,
      title: 'Executive office, Hammersmith',
      category: 'commercial',
      image: executiveOfficeWalnut,
      description: 'Walnut panelling with the services, the safe and the coats behind it.',
    },
    {
      id: 8,
      title: 'Brasserie, Kew',
      category: 'hospitality',
      image: restaurantBrasserieEvening,
      description: 'Ninety covers beneath four flats, and lighting in four scenes from lunch to last orders.',
    },
  ],
} as const satisfies DesignPortfolioProps
