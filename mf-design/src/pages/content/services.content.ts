import twoGablePlan from 'shared-ui/drawings/two-gable-plan'
import type { ServicesProps } from '../bands/Services.tsx'

export const services = {
  id: 'overview',
  label: 'Services',
  title: '{Count} services, one file.',
  typically: 'Typically {typically}',
  items: [
    {
      id: 'architectural-design',
      typically: { price: { from: 8_000, to: 25_000 }, weeks: { from: 6, to: 10 } },
      title: 'Architectural design',
      description: 'Plans and sections drawn to your brief and costed against your budget.',
      link: '#process',
    },
    {
      id: 'planning-permission',
      typically: {
        price: { from: 2_500, to: 6_000 },
        weeks: { from: 11, to: 16 },
        weeksFor: 'with the council’s decision',
      },
      title: 'Planning permission',
      description: 'Applications written for the officer who will read them.',
      link: '#planning',
    },
    {
      id: 'building-regulations',
      typically: { price: { from: 3_500, to: 9_000 }, weeks: { from: 5, to: 7 } },
      title: 'Building regulations',
      description: 'Compliance drawn in from the start, not added in red.',
      link: '#planning',
    },
    {
      id: 'structural-engineering',
      typically: { price: { from: 1_200, to: 6_500 }, weeks: { from: 2, to: 4 } },
      title: 'Structural engineering',
      description: 'Calculations by engineers who have seen the wall.',
      link: '#engineering',
    },
    {
      id: '3d-visualisation',
      typically: { price: { from: 900, to: 4_500 }, weeks: { from: 5, to: 6 } },
      title: '3D visualisation and renders',
      description: 'Rooms in true light, at the hour you will use them.',
      link: '#renders',
    },
    {
      id: 'vr-walkthroughs',
      typically: { price: { from: 600, to: 1_800 }, weeks: { from: 1, to: 2 } },
      title: 'VR walkthroughs',
      description: 'Walk the landing before the stair is ordered.',
      link: '#technology',
    },
  ],
  plan: {
    drawing: twoGablePlan,
    title: 'Two-gable house, Ham: ground floor',
    detail: 'Dimensions in millimetres, north at the top',
  },
} as const satisfies ServicesProps
