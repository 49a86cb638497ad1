import type { ProcessProps } from '../bands/Process.tsx'

export const process = {
  id: 'process',
  label: 'Design process',
  title: '{Count} stages between a conversation and a key.',
  steps: [
    {
      title: 'Initial consultation',
      description: 'A visit, a tape, and a frank talk about the site and the money.',
    },
    {
      title: 'Concept development',
      description: 'Two or three plans that disagree, roughly costed.',
    },
    {
      title: '3D visualization',
      description: 'The preferred plan, lit for your latitude, morning and evening.',
    },
    {
      title: 'Technical documentation',
      description: 'Junctions at 1:5, and a specification to build from.',
    },
    {
      title: 'Planning and permissions',
      description: 'Applications, party wall and building control, in the right order.',
    },
    {
      title: 'Project realization',
      description: 'Site visits, and answers to the site within a working day.',
    },
  ],
} as const satisfies ProcessProps
