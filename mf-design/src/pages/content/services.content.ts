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
      typically: '£8,000–25,000, 6–10\u00a0weeks',
      title: 'Architectural design',
      description: 'Plans and sections drawn to your brief and costed against your budget.',
      link: '#process',
    },
    {
      id: 'planning-permission',
      typically: '£2,500–6,000, 11–16\u00a0weeks with the council’s decision',
      title: 'Planning permission',
      description: 'Applications written for the officer who will read them.',
      link: '#planning',
    },
    {
      id: 'building-regulations',
      typically: '£3,500–9,000, 5–7\u00a0weeks',
      title: 'Building regulations',
      description: 'Compliance drawn in from the start, not added in red.',
      link: '#planning',
    },
    {
      id: 'structural-engineering',
      typically: '£1,200–6,500, 2–4\u00a0weeks',
      title: 'Structural engineering',
      description: 'Calculations by engineers who have seen the wall.',
      link: '#engineering',
    },
    {
      id: '3d-visualisation',
      typically: '£900–4,500, 5–6\u00a0weeks',
      title: '3D visualisation and renders',
      description: 'Rooms in true light, at the hour you will use them.',
      link: '#renders',
    },
    {
      id: 'vr-walkthroughs',
      typically: '£600–1,800, 1–2\u00a0weeks',
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
