import { expect, test } from 'vitest'
import { needed, statementsOf } from './pageStyles.ts'

test('braces in strings end no rule', () => {
  expect(statementsOf('@layer a,b;p{content:"}"}@media print{a{b:c}}')).toEqual([
    '@layer a,b;',
    'p{content:"}"}',
    '@media print{a{b:c}}',
  ])
})

test('only rules of other files’ classes go', () => {
  const own = '@layer sections{p{a:b}._own-1 p,._more0{a:b;&:hover{a:c}}@media print{._own-2{a:b}}}'
  const others = '@layer sections{._more0{a:b}@container (width>=1em){._more1 b{a:b}}}@keyframes _more2{0%{a:b}}'
  expect(needed(own + others, new Set(['own-']))).toBe(own)
})
