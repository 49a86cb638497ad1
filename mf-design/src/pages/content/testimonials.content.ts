import { figures, howWeCount } from 'shared-ui/figures.content'
import gardenRoomIsleworth from 'shared-ui/works/garden-room-isleworth'
import type { TestimonialsProps } from '../bands/Testimonials.tsx'

export const testimonials = {
  label: 'Testimonials',
  title: 'Once it was built.',
  quotes: [
    {
      text: 'The application went in at week nine, and the decision came in week seventeen, as the programme said.',
      author: 'Joseph Mbeki',
      position: 'Homeowner, Isleworth',
      work: gardenRoomIsleworth,
    },
  ],
  figures: {
    title: 'The studio in figures',
    items: Object.values(figures.design),
    source: howWeCount('design'),
  },
} as const satisfies TestimonialsProps
