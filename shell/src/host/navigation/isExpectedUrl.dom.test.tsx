import { expect, test } from 'vitest'
import { isExpectedUrl } from './isExpectedUrl.ts'

test.each([
  ['/contact?from=mail#form', '/contact', true],
  ['/contact/', '/contact', true],
  ['/contact/index.html', '/contact', true],
  ['/', '/', true],
  ['/sovran-interiors/orangeries', '/sovran-interiors/:categoryId', true],
  ['/c%6Fntact?from=mail#form', '/contact', true, '/contact?from=mail#form'],
  ['/sovran%2dinteriors//kitchens/', '/sovran-interiors/kitchens', true, '/sovran-interiors/kitchens'],
  ['//contact', '/contact', true, '/contact'],
  ['/CONTACT', '/contact', true, '/contact'],
  ['/archive/2026/contact', '/contact', false],
  ['/C:/saved/contact/index.html', '/contact', false],
  ['/about', '/contact', false],
  ['/', '/contact', false],
  ['/contact%2F', '/contact', false],
  ['/contact%ff', '/contact', false],
  ['/archive/orangeries', '/sovran-interiors/:categoryId', false],
  ['/contact', undefined, false],
])('a document at %s that was composed for %s', (given, own, is, spelled = given) => {
  history.replaceState({ kept: true }, '', location.origin + given)
  expect(isExpectedUrl(own)).toBe(is)
  expect(location.href).toBe(location.origin + spelled)
  expect(history.state).toEqual({ kept: true })
})
