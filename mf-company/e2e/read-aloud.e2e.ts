import { readAloud } from 'e2e/readAloud'
import { vacancies } from '../src/pages/careers/vacancies.content.ts'

readAloud({
  home: '/',
  about: '/about',
  contact: '/contact',
  ...(vacancies[0] && { careers: '/careers', vacancy: `/apply/${vacancies[0].id}` }),
  privacy: '/privacy',
  works: '/works',
  work: '/works/two-gable-house-ham',
})
