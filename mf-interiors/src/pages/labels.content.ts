export const labels = {
  introduction: 'Introduction',
  sections: 'In detail',
  price: 'Ask for a price',
  typically: 'Typically {typically} from the drawing to the fitting, VAT included.',
  process: 'How it is made',
  specifications: 'Specification',
  testimonials: 'From people who use it',
  inspirations: {
    kitchens: 'More kitchens, and what goes with them',
    wardrobes: 'More wardrobes, and what goes with them',
    'bespoke-areas': 'More rooms like it',
    others: 'Where to look next',
  },
  featured: 'Featured projects',
  gallery: 'Gallery',
  pictures: 'In pictures',
  view: 'View {title}',
} as const
