import executiveOfficeWalnut from 'shared-ui/pictures/executive-office-walnut'
import gardenRoomKitchenInside from 'shared-ui/pictures/garden-room-kitchen-inside'
import homeBarBackShelves from 'shared-ui/pictures/home-bar-back-shelves'
import livingRoomEveningFireplace from 'shared-ui/pictures/living-room-evening-fireplace'
import loftConversionArmchairsDormer from 'shared-ui/pictures/loft-conversion-armchairs-dormer'
import officeFitOutOpenPlan from 'shared-ui/pictures/office-fit-out-open-plan'
import restaurantBrasserieEvening from 'shared-ui/pictures/restaurant-brasserie-evening'
import retailBoutiqueTravertine from 'shared-ui/pictures/retail-boutique-travertine'
import atticSittingRoomEaling from 'shared-ui/works/attic-sitting-room-ealing'
import boutiqueRichmond from 'shared-ui/works/boutique-richmond'
import brasserieKew from 'shared-ui/works/brasserie-kew'
import executiveOfficeHammersmith from 'shared-ui/works/executive-office-hammersmith'
import gardenRoomIsleworth from 'shared-ui/works/garden-room-isleworth'
import marbleBarFulham from 'shared-ui/works/marble-bar-fulham'
import studioBrentford from 'shared-ui/works/studio-brentford'
import walnutLivingRoomPutney from 'shared-ui/works/walnut-living-room-putney'
import type { DesignPortfolioProps } from '../bands/DesignPortfolio.tsx'

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
      work: gardenRoomIsleworth,
      category: 'residential',
      picture: gardenRoomKitchenInside,
      description: 'A Victorian back wall replaced by a view of the garden.',
    },
    {
      work: studioBrentford,
      category: 'commercial',
      picture: officeFitOutOpenPlan,
      description:
        'Desks by the windows, a meeting room of glass and oak slats at the far end, nobody facing a corridor.',
    },
    {
      work: walnutLivingRoomPutney,
      category: 'residential',
      picture: livingRoomEveningFireplace,
      description: 'Television, fire and two cases of books on one drawn wall.',
    },
    {
      work: marbleBarFulham,
      category: 'residential',
      picture: homeBarBackShelves,
      description: 'Four stools at home, before three mirrored bays of bottles.',
    },
    {
      work: boutiqueRichmond,
      category: 'retail',
      picture: retailBoutiqueTravertine,
      description: 'Clothes along the walls, bags in the arches, and the middle of the floor left to the plinths.',
    },
    {
      work: atticSittingRoomEaling,
      category: 'residential',
      picture: loftConversionArmchairsDormer,
      description: 'A room under two oak trusses, with three panes of glass where the gable had one small window.',
    },
    {
      work: executiveOfficeHammersmith,
      category: 'commercial',
      picture: executiveOfficeWalnut,
      description: 'Walnut panelling with the services, the safe and the coats behind it.',
    },
    {
      work: brasserieKew,
      category: 'hospitality',
      picture: restaurantBrasserieEvening,
      description:
        'A dining room of ninety square metres beneath four flats, with light in four scenes from lunch to last orders.',
    },
  ],
} as const satisfies DesignPortfolioProps
