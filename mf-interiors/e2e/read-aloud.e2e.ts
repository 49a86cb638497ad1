import { readAloud } from 'e2e/readAloud'

readAloud({
  interiors: '/sovran-interiors',
  category: '/sovran-interiors/kitchens',
  subcategory: '/sovran-interiors/kitchens/german',
  projects: '/sovran-interiors/projects',
  gallery: '/sovran-interiors/gallery',
  film: '/sovran-interiors/videos/0',
  'unknown-category': '/sovran-interiors/orangeries',
})
