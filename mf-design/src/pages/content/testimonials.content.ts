import brasserieKew from 'shared-ui/works/brasserie-kew'
import type { TestimonialsProps } from '../sections/Testimonials.tsx'

export const testimonials = {
  label: 'Testimonials',
  title: 'Said after the drawings were tested.',
  quotes: [
    {
      text: 'The planning officer rang to say there was nothing to ask. I did not know they did that.',
      author: 'Beatrice Lanyon',
      position: 'Homeowner, Teddington',
    },
    {
      text: 'We moved a wall in the headset on a Tuesday. It would have cost us eleven thousand pounds in August.',
      author: 'Arun Velathur',
      position: 'Homeowner, Hounslow',
    },
    {
      text: 'Every trade priced from their drawings and found nothing to add. The electrician seemed disappointed.',
      author: 'Greta Holloway',
      position: 'Restaurateur, Kew',
      work: brasserieKew,
    },
  ],
  figures: {
    title: 'The studio in figures',
    items: [
      { value: '250+', label: 'projects' },
      { value: '98%', label: 'satisfaction' },
      { value: '15+', label: 'awards' },
      { value: '12', label: 'years' },
    ],
  },
} as const satisfies TestimonialsProps
