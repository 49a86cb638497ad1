export const labels = {
  introduction: 'Introduction',
  sections: 'In detail',
  price: 'Ask for a price',
  manager: 'Who answers for it',
  included: 'What it includes',
  process: 'How it is made',
  specifications: 'Specification',
  testimonials: 'From people who use it',
  inspirations: {
    kitchens: 'More kitchens',
    wardrobes: 'More wardrobes',
    'bespoke-areas': 'More rooms like it',
    others: 'Where to look next',
  },
  featured: 'Featured projects',
  gallery: 'Gallery',
  pictures: 'In pictures',
  view: 'View {title}',
} as const

/** What a band says where a page has nothing for it. */
export const absent = {
  specifications: {
    title: 'Specification on request',
    text: 'Materials and dimensions are settled once the room has been measured. Ask, and we will send the sheet for the nearest thing we have made.',
  },
  testimonials: {
    title: 'Nothing said yet',
    text: 'There are no quotations for this room. The interiors page has some for others.',
  },
  designInspirations: {
    title: 'Look elsewhere for now',
    text: 'The categories below cover most rooms in most houses.',
  },
  gallery: { title: 'No pictures yet', text: 'Look through the gallery: at least one will be near it.' },
  subcategories: { title: 'No list for this category', text: 'Choose one of those that we have written up.' },
} as const

export const closing = {
  title: 'Ready to Create Your Dream {name}?',
  primary: 'Schedule Consultation',
  moreDesigns: 'View More Designs',
} as const
