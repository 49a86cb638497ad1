import { readAloud } from 'e2e/ariaSnapshotTest'

readAloud({
  interiors: '/sovran-interiors',
  subcategory: '/sovran-interiors/kitchens/german',
  film: '/sovran-interiors/videos/0',
})
