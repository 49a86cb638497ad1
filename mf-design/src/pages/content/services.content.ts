import twoGablePlan from 'shared-ui/drawings/two-gable-plan'
import type { ServicesProps } from '../sections/Services.tsx'

export const services = {
  id: 'overview',
  label: 'Services',
  title: 'Six services, one file.',
  items: [
    {
      id: 'architectural-design',
      title: 'Architectural design',
      description: 'Plans and sections drawn to your brief and costed against your budget.',
      link: '#process',
    },
    {
      id: 'planning-permission',
      title: 'Planning permission',
      description: 'Applications written for the officer who will read them.',
      link: '#planning',
    },
    {
      id: 'building-regulations',
      title: 'Building regulations',
      description: 'Compliance drawn in from the start, not added in red.',
      link: '#planning',
    },
    {
      id: 'structural-engineering',
      title: 'Structural engineering',
      description: 'Calculations by engineers who have seen the wall.',
      link: '#engineering',
    },
    {
      id: '3d-visualisation',
      title: '3D visualisation and renders',
      description: 'Rooms in true light, at the hour you will use them.',
      link: '#renders',
    },
    {
      id: 'vr-walkthroughs',
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
