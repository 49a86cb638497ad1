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
      title: 'Extension in glass, St Margarets',
      category: 'residential',
      image: rearGlassExtensionEvening,
      description: 'A Victorian back wall replaced by a view of the pear tree.',
    },
    {
      id: 2,
      title: 'Studio floor, Brentford',
      category: 'commercial',
      image: officeFitOutOpenPlan,
      description: 'Desks by the windows, meetings in the middle, nobody facing a corridor.',
    },
    {
      id: 3,
      title: 'Room with a linear fire, Putney',
      category: 'residential',
      image: livingRoomEveningFireplace,
      description: 'Television, flue and four hundred books on one drawn wall.',
    },
    {
      id: 4,
      title: 'Bar and back bar, Fulham',
      category: 'hospitality',
      image: homeBarVerdeMarble,
      description: 'A private members’ room of twelve stools, planned around a single sink.',
    },
    {
      id: 5,
      title: 'Shop for leather goods, Richmond',
      category: 'retail',
      image: retailBoutiqueTravertine,
      description: 'Plaster arches that hold the stock, the lighting and the air supply.',
    },
    {
      id: 6,
      title: 'Roof storey, Ealing',
      category: 'residential',
      image: loftConversionDormerRooflights,
      description: 'Sixty-two square metres found above a ceiling.',
    },
    {
      id: 7,
      title: 'Partner’s office, Hammersmith',
      category: 'commercial',
      image: executiveOfficeWalnut,
      description: 'Walnut panelling with the services, the safe and the coats behind it.',
    },
    {
      id: 8,
      title: 'Brasserie by evening, Kew',
      category: 'hospitality',
      image: restaurantBrasserieEvening,
      description: 'Lighting in four scenes, from lunch to last orders.',
    },
  ],
} as const satisfies DesignPortfolioProps
