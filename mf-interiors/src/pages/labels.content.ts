import { routes } from 'shared-ui/brand'

export const labels = {
  sections: 'In detail',
  price: 'Ask for a price',
  included: 'What it includes',
  process: 'How it is made',
  specifications: 'Specification',
  testimonials: 'From people who use it',
  inspirations: 'Where to look next',
  featured: 'Featured projects',
  gallery: 'Gallery',
  pictures: 'In pictures',
  view: 'View {title}',
} as const

/** The text of a band for which a page has no content. */
export const absent = {
  specifications: {
    title: 'Specification on request',
    text: 'Materials and dimensions are settled once the room has been measured. Ask, and we will send the sheet for the nearest thing we have made.',
  },
  testimonials: { title: 'What clients say of other rooms', link: `${routes.interiors}#testimonials` },
  designInspirations: {
    title: 'Other places to look',
    text: 'The categories below cover most rooms in most houses.',
  },
  gallery: { title: 'No pictures yet', text: 'Look through the gallery: at least one will be near it.' },
  subcategories: { title: 'No list for this category', text: 'Choose one of the categories we have described.' },
} as const

export const closing = {
  title: 'Ready to Create Your Dream {name}?',
  primary: 'Schedule Consultation',
  moreDesigns: 'View More Designs',
} as const
