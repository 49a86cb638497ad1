import { companyRoutes } from 'shared-ui/brand'
import houseTwoGablesGardenDay from 'shared-ui/pictures/house-two-gables-garden-day'
import industrialUnitWarehouse from 'shared-ui/pictures/industrial-unit-warehouse'
import londonTerraceFrontDoor from 'shared-ui/pictures/london-terrace-front-door'
import poolHouseTerraceEvening from 'shared-ui/pictures/pool-house-terrace-evening'
import georgianTerraceRichmond from 'shared-ui/works/georgian-terrace-richmond'
import poolHouseEsher from 'shared-ui/works/pool-house-esher'
import twoGableHouseHam from 'shared-ui/works/two-gable-house-ham'
import warehouseAndOfficesHounslow from 'shared-ui/works/warehouse-and-offices-hounslow'
import type { ProjectsProps } from '../bands/Projects.tsx'

export const projects = {
  id: 'projects',
  label: 'Featured projects',
  title: '{Count} buildings, and what each asked.',
  items: [
    {
      work: twoGableHouseHam,
      category: 'New-build',
      picture: houseTwoGablesGardenDay,
      description:
        'Two gables for a couple who keep two sets of hours, and a hall of glass between them with the stair in it.',
    },
    {
      work: georgianTerraceRichmond,
      category: 'Renovation',
      picture: londonTerraceFrontDoor,
      description:
        'A listed front that had to look as if nothing had happened, and a house behind it where everything had.',
    },
    {
      work: poolHouseEsher,
      category: 'Garden building',
      picture: poolHouseTerraceEvening,
      description:
        'One roof over a hearth in the open and a bar behind glass, held up by four posts that keep out of the view.',
    },
    {
      work: warehouseAndOfficesHounslow,
      category: 'Commercial',
      picture: industrialUnitWarehouse,
      description:
        'Lorries keep to the docks and visitors to the glass, with a bed of grasses between to tell them which is which.',
      link: `${companyRoutes.works}#warehouse-and-offices-hounslow`,
    },
  ],
  view: 'View Project',
  viewAll: { title: 'View All Projects', link: companyRoutes.works },
} as const satisfies ProjectsProps
