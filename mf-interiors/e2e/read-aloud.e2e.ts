import { readAloud } from 'e2e/readAloud'

readAloud({
  interiors: '/sovran-interiors',
  subcategory: '/sovran-interiors/kitchens/german',
  film: '/sovran-interiors/videos/0',
})
