import type { ProcessProps } from '../bands/Process.tsx'

export const process = {
  id: 'process',
  label: 'Design process',
  title: '{Count} stages between a conversation and a key.',
  steps: [
    {
      title: 'Initial consultation',
      description: 'A visit, a tape and a frank talk about what the site, the council and the money will each allow.',
    },
    {
      title: 'Concept development',
      description:
        'Two or three plans that disagree with one another, costed roughly, so that you can choose on evidence.',
    },
    {
      title: '3D visualization',
      description: 'The preferred plan modelled and lit for your latitude, morning and evening.',
    },
    {
      title: 'Technical documentation',
      description: 'Junctions at 1:5, schedules, U-values and a specification a stranger could build from.',
    },
    {
      title: 'Planning and permissions',
      description:
        'Applications, neighbours, party wall notices and building control, in the order that avoids waiting.',
    },
    {
      title: 'Project realization',
      description: 'Site visits, answers within a working day, and drawings revised to record what was built.',
    },
  ],
} as const satisfies ProcessProps
