import { expect, test } from 'vitest'
import { needed } from './pageStyles.ts'

test('only rules of other files’ classes go', () => {
  const own = '@layer a,b;@layer sections{p{content:"}"}._own-1 p,._more0{a:b;&:hover{a:c}}@media print{._own-2{a:b}}}'
  const others = '@layer sections{._more0{a:b}@container (width>=1em){._more1 b{a:b}}}@keyframes _more2{0%{a:b}}'
  expect(needed(own + others, new Set(['own-']))).toBe(own)
})
