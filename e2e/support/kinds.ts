import type { Unit } from '../../platform/base/store.ts'
import { unnamed } from './addresses.ts'

/**
 * A page of each kind, by its owner and its name in `e2e/site/read-aloud`: what takes long is asked of these, and of every
 * address by `npm run audit`.
 */
export const kinds: Readonly<Record<Unit, Readonly<Record<string, string>>>> = {
  shell: { 'no-page': '/nowhere' },
  company: {
    home: '/',
    about: '/about',
    contact: '/contact',
    careers: '/careers',
    vacancy: '/apply/1',
    privacy: '/privacy',
    works: '/works',
    work: '/works/two-gable-house-ham',
  },
  design: { design: '/sovran-design' },
  builders: { builders: '/sovran-builders', residential: '/sovran-builders/residential/renovations' },
  interiors: {
    interiors: '/sovran-interiors',
    category: '/sovran-interiors/kitchens',
    subcategory: '/sovran-interiors/kitchens/german',
    projects: '/sovran-interiors/projects',
    gallery: '/sovran-interiors/gallery',
    film: '/sovran-interiors/videos/0',
    'unknown-category': unnamed,
  },
}
