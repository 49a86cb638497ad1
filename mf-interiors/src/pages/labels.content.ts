export const labels = {
  introduction: 'Introduction',
  sections: 'In detail',
  price: 'Ask for a price',
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
