import { whoComes } from 'shared-ui/people.content'
import floorPlanGround from '../pictures/floor-plan-ground.ts'

export const fallbacks = {
  picture: floorPlanGround,
  description: 'Not a room we have described yet. Tell us about it and we will draw it.',
  unknown: { title: 'Bespoke interiors', subject: 'this room', name: 'Room' },
  introduction: 'There is no page about {title} yet. Tell us what it is for and how wide it is.',
  sections: [
    {
      title: 'What we need to know',
      content:
        'The dimensions, the use and what you want from it. A telephone photograph from each corner, by email or WhatsApp, is plenty.',
    },
    {
      title: 'What happens next',
      content: `A visit takes about an hour. ${whoComes}`,
    },
  ],
  processSteps: [
    { title: 'Talk', description: 'Ten minutes by telephone, to find out whether we can help.' },
    { title: 'Measure', description: 'A survey by laser, and by eye where lasers are no use.' },
    { title: 'Draw', description: 'Plan and elevations, with a price beside each piece.' },
    { title: 'Make', description: 'On the bench, in sight of the drawing.' },
    { title: 'Fit', description: 'By the people who made it.' },
  ],
} as const
