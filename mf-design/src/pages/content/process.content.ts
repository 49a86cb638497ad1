import type { ProcessProps } from '../sections/Process.tsx'

export const process = {
  id: 'process',
  label: 'Design process',
  title: 'Six stages between a conversation and a key.',
  steps: [
    {
      number: 1,
      title: 'Initial consultation',
      description: 'A visit, a tape and a frank talk about what the site, the council and the money will each allow.',
    },
    {
      number: 2,
      title: 'Concept development',
      description:
        'Two or three plans that disagree with one another, costed roughly, so that you can choose on evidence.',
    },
    {
      number: 3,
      title: '3D visualization',
      description: 'The preferred plan modelled and lit for your latitude, morning and evening.',
    },
    {
      number: 4,
      title: 'Technical documentation',
      description: 'Junctions at 1:5, schedules, U-values and a specification a stranger could build from.',
    },
    {
      number: 5,
      title: 'Planning and permissions',
      description:
        'Applications, neighbours, party wall notices and building control, in the order that avoids waiting.',
    },
    {
      number: 6,
      title: 'Project realization',
      description: 'Site visits, answers within a working day, and drawings revised to record what was built.',
    },
  ],
} as const satisfies ProcessProps
