import { readAloud } from 'e2e/readAloud'

readAloud({
  home: '/',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  vacancy: '/apply/1',
  privacy: '/privacy',
  works: '/works',
  work: '/works/two-gable-house-ham',
})
