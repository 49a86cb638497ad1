import { afterEach, expect, test, vi } from 'vitest'
import { eachOnce, readCommand } from './command.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const usage = { example: 'npm run release -- builders', flags: ['draft', 'new-settings'], words: 2 }
const read = (args: string[], env = {}) => readCommand(usage, args, env)

test('flags and words are read', () => {
  expect(read(['builders', '--draft', 'design'])).toEqual({ flags: { draft: true }, words: ['builders', 'design'] })
  expect(read(['--new-settings'], { npm_config_new_settings: 'true' })).toMatchObject({ words: [] })
})

test('--help prints how it is called', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(read(['builders', '--help'])).toBeUndefined()
  expect(write).toHaveBeenCalledWith('Usage: npm run release -- builders [--draft] [--new-settings]\n')
})

test.each([
  ['an empty word', ['builders', ''], 'An argument is empty.'],
  ['too many words', ['builders', 'design', 'company'], "Unexpected argument 'company'."],
  ['an unknown option', ['--drfat'], "Unknown option '--drfat'"],
])('%s is refused, with the usage', (_, args, words) => {
  expect(() => read(args)).toThrow(words)
  expect(() => read(args)).toThrow('Usage: npm run release -- builders [--draft]')
})

test('an option that npm has swallowed is refused', () => {
  expect(() => read(['builders'], { npm_config_draft: 'true' })).toThrow('npm took --draft for itself')
  expect(() => read([], { npm_config_new_settings: 'builders' })).toThrow('npm took --new-settings for itself')
})

test('a doubled word is refused', () => {
  expect(() => eachOnce(['builders', 'design', 'builders'])).toThrow('"builders" is named twice.')
  expect(eachOnce(['builders', 'design'])).toEqual(['builders', 'design'])
})
