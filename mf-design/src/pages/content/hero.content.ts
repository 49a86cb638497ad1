import { companyRoutes } from 'shared-ui/brand'
import houseNewBuildDuskHero from 'shared-ui/pictures/house-new-build-dusk-hero'
import lineHouse from '../../pictures/line-house.ts'
import type { DrawnHeroProps } from '../bands/DrawnHero.tsx'

export const hero = {
  id: 'home',
  title: 'Drawn so that it can be built.',
  lead: 'Architecture, planning, structure and visualisation from a studio that shares its office with the builders.',
  render: houseNewBuildDuskHero,
  drawing: lineHouse,
  alt: 'A brick and timber house at dusk: the left half is a line drawing, the right half a visualisation of it',
  actions: [
    { title: 'View Our Portfolio', link: '#portfolio' },
    { title: 'Schedule Consultation', link: `${companyRoutes.contact}?about=design` },
  ],
} as const satisfies DrawnHeroProps
