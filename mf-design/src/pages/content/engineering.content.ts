import { companyRoutes } from 'shared-ui/brand'
import structuralSteelFrame from 'shared-ui/pictures/structural-steel-frame'
import type { EngineeringProps } from '../bands/Engineering.tsx'

export const engineering = {
  id: 'engineering',
  label: 'Structural Engineering',
  title: 'What holds it up.',
  picture: structuralSteelFrame,
  items: [
    {
      id: 'assessments',
      title: 'Assessments and surveys',
      description:
        'Cracks, bulges and that door which has started to stick: opened up, explained and, often, left alone.',
    },
    {
      id: 'load-bearing',
      title: 'Load-bearing calculations',
      description: 'Which walls are working, which are only standing there, and what each of them carries.',
    },
    {
      id: 'foundations',
      title: 'Foundation design',
      description: 'Trial pits, tree species and London clay, turned into strips, piles or rafts of a stated depth.',
    },
    {
      id: 'beams',
      title: 'Beam and column design',
      description:
        'Steels, padstones and goalpost frames, sized for deflection as well as strength so that the plaster stays whole.',
    },
  ],
  action: { title: 'Request Structural Consultation', link: `${companyRoutes.contact}?about=engineering` },
} as const satisfies EngineeringProps
