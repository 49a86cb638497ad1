export const labels = {
  introduction: 'Introduction',
  sections: 'In detail',
  price: 'Ask for a price',
  typically: 'Typically {typically} from the drawing to the fitting, VAT included.',
  process: 'How it is made',
  specifications: 'Specification',
  testimonials: 'From people who use it',
  inspirations: 'You may also like',
  featured: 'Featured projects',
  gallery: 'Gallery',
  pictures: 'In pictures',
  view: 'View {title}',
} as const
