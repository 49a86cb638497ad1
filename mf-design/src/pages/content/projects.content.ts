import houseTwoGablesGardenDay from 'shared-ui/pictures/house-two-gables-garden-day'
import industrialUnitWarehouse from 'shared-ui/pictures/industrial-unit-warehouse'
import londonTerraceFrontDoor from 'shared-ui/pictures/london-terrace-front-door'
import poolHouseDusk from 'shared-ui/pictures/pool-house-dusk'
import type { ProjectsProps } from '../sections/Projects.tsx'

export const projects = {
  id: 'projects',
  label: 'Featured projects',
  title: 'Four buildings and what they had to solve.',
  items: [
    {
      id: 1,
      title: 'Two-gable house, Ham',
      category: 'New-build',
      image: houseTwoGablesGardenDay,
      description:
        'Two gables for a couple who keep two sets of hours, and a hall of glass between them with the stair in it.',
      cost: '£1.05–1.15 million',
      weeks: 50,
      link: '/works/two-gable-house-ham',
    },
    {
      id: 2,
      title: 'Georgian terrace, Richmond',
      category: 'Renovation',
      image: londonTerraceFrontDoor,
      description:
        'A listed front that had to look as if nothing had happened, and a house behind it where everything had.',
      cost: '£780,000–840,000',
      weeks: 46,
      link: '/works/georgian-terrace-richmond',
    },
    {
      id: 3,
      title: 'Pool house, Esher',
      category: 'Garden building',
      image: poolHouseDusk,
      description:
        'One roof over a hearth in the open and a bar behind glass, held up by four posts that keep out of the view.',
      cost: '£420,000–460,000',
      weeks: 34,
      link: '/works/pool-house-esher',
    },
    {
      id: 4,
      title: 'Warehouse and offices, Hounslow',
      category: 'Commercial',
      image: industrialUnitWarehouse,
      description:
        'Lorries keep to the docks and visitors to the glass, with a bed of grasses between to tell them which is which.',
      cost: '£1.9–2.1 million',
      weeks: 36,
      link: '/works#warehouse-and-offices-hounslow',
    },
  ],
  view: 'View Project',
  viewAll: { text: 'View All Projects', link: '/works' },
} as const satisfies ProjectsProps
