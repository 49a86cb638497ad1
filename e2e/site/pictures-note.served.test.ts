import { expect, test } from 'vitest'
import { openServed, wordsOf } from '../support/servedPage.ts'

// A page that shows projects must not pass visualisations off as photographs: the footer's small print is not enough.
test.for([
  '/',
  '/sovran-design',
  '/sovran-builders',
  '/sovran-builders/residential/basements',
  '/sovran-interiors',
  '/sovran-interiors/wardrobes',
  '/sovran-interiors/wardrobes/dressing-rooms',
  '/sovran-interiors/projects',
  '/sovran-interiors/gallery',
])('%s says beside its projects that the pictures are visualisations', async (address) => {
  await openServed(address)
  const [words] = wordsOf(document.querySelectorAll('main'))
  expect(words).toContain('The pictures on this site are visualisations of our designs.')
})
