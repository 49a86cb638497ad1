import architecturalScaleModelWhite from 'shared-ui/pictures/architectural-scale-model-white'
import type { TechnologyProps } from '../bands/Technology.tsx'

export const technology = {
  id: 'technology',
  label: 'Technology and tools',
  title: 'Ordinary tools, shared models.',
  picture: architecturalScaleModelWhite,
  items: [
    {
      id: 'laser-survey',
      title: 'Laser survey',
      description: 'A point cloud of the house as it stands, good to about two millimetres, taken in a morning.',
    },
    {
      id: 'bim',
      title: 'Shared BIM model',
      description: 'Architecture, structure and joinery in one file, so a duct and a beam meet on screen first.',
    },
    {
      id: 'daylight',
      title: 'Daylight analysis',
      description: 'Sun paths and average daylight factors for each room, before the window sizes are fixed.',
    },
    {
      id: 'energy',
      title: 'Energy modelling',
      description: 'SAP and overheating checks run at concept, when changing the answer costs nothing.',
    },
    {
      id: 'visualisation',
      title: 'Physically based rendering',
      description: 'Materials measured from real samples and lit by a real sky.',
    },
    {
      id: 'vr',
      title: 'Virtual reality',
      description: 'A headset, an empty floor in the studio, and your own staircase at full size.',
    },
  ],
} as const satisfies TechnologyProps
