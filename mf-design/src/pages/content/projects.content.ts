import houseNewBuildDuskHero from '../../pictures/house-new-build-dusk-hero.ts'
import industrialUnitWarehouse from '../../pictures/industrial-unit-warehouse.ts'
import restaurantBrasserieEvening from '../../pictures/restaurant-brasserie-evening.ts'
import retailBoutiqueTravertine from '../../pictures/retail-boutique-travertine.ts'
import type { ProjectsProps } from '../sections/Projects.tsx'

export const projects = {
  id: 'projects',
  label: 'Featured projects',
  title: 'Four buildings and what they had to solve.',
  items: [
    {
      id: 1,
      title: 'Two-gable house, Ham',
      category: 'Residential',
      image: houseNewBuildDuskHero,
      description:
        'Two gables for a household that keeps two sets of hours, and a glass hall between them where everybody meets at breakfast.',
    },
    {
      id: 2,
      title: 'Brasserie, Kew',
      category: 'Hospitality',
      image: restaurantBrasserieEvening,
      description: 'Ninety covers beneath four flats. The ceiling you see hangs clear of the ceiling you do not.',
    },
    {
      id: 3,
      title: 'Boutique with three niches, Barnes',
      category: 'Retail',
      image: retailBoutiqueTravertine,
      description: 'A shop five metres wide, made calm by giving every garment a wall and every bag an arch.',
    },
    {
      id: 4,
      title: 'Warehouse and offices, Hounslow',
      category: 'Commercial',
      image: industrialUnitWarehouse,
      description: 'Lorries arrive on one side and visitors on the other, and neither has to know.',
    },
  ],
  view: 'View Project',
  viewAll: 'View All Projects',
  noAction: 'The pages of single projects are still on the drawing board.',
} as const satisfies ProjectsProps
