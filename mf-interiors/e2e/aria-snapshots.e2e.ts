import { ariaSnapshotTest } from 'e2e/ariaSnapshotTest'

ariaSnapshotTest({
  interiors: '/sovran-interiors',
  subcategory: '/sovran-interiors/kitchens/german',
  film: '/sovran-interiors/videos/0',
})
