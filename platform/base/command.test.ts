import { expect, test } from 'vitest'
import { oneOf, readCommand } from './command.ts'

const usage = {
  name: 'npm run release',
  flags: ['all', 'draft'],
  words: 2,
  example: 'npm run release -- builders',
} as const

test('flags and words are told apart, wherever they stand', () => {
  const { flags, words } = readCommand(usage, ['builders', '--draft', 'design'])
  expect([...flags]).toEqual(['draft'])
  expect(words).toEqual(['builders', 'design'])
})

test.each([
  [
    ['--drft'],
    'npm run release does not know --drft. It knows --all, --draft. For example: npm run release -- builders',
  ],
  [['--draft=yes'], 'npm run release does not know --draft=yes.'],
  [['-d'], 'npm run release does not know -d.'],
  [['a', 'b', 'c'], 'npm run release takes up to 2 arguments, but was given: a b c.'],
])('%j is refused', (args, words) => {
  expect(() => readCommand(usage, args)).toThrow(words)
})

test('a command without arguments says so', () => {
  expect(() => readCommand({ name: 'npm start' }, ['builders'])).toThrow(
    'npm start takes no arguments, but was given: builders.',
  )
  expect(() => readCommand({ name: 'npm start' }, ['--fast'])).toThrow(
    'npm start does not know --fast. It has no flags.',
  )
})

test('a word that is none of the choices is refused with the choices', () => {
  expect(oneOf(['lint', 'types'], 'lint', 'part of the tests')).toBe('lint')
  expect(() => oneOf(['lint', 'types'], 'all', 'part of the tests')).toThrow(
    'all is no part of the tests. There are lint, types.',
  )
})
