import { expect, test } from 'vitest'
import { spellAddress } from './spellAddress.ts'

test.each([
  ['/c%6Fntact?from=mail#form', '/contact?from=mail#form'],
  ['/sovran%2dinteriors//kitchens/', '/sovran-interiors/kitchens/'],
  ['//contact', '/contact'],
  // These stand for another name, or for none.
  ['/a%2Fb%20c%252D%ff', '/a%2Fb%20c%252D%ff'],
])('%s is spelled %s, and the history keeps its state', (given, plain) => {
  history.replaceState({ kept: true }, '', location.origin + given)
  spellAddress()
  expect(location.href).toBe(location.origin + plain)
  expect(history.state).toEqual({ kept: true })
})
