import { expect, test } from 'vitest'
import { inWords } from './inWords.ts'

const error = (code: string, syscall: string) => Object.assign(new Error(`${code}: …, ${syscall}`), { code, syscall })

test.each([
  [error('ENOSPC', 'write'), 'ENOSPC: …, write, /store. Make room'],
  [error('EPERM', 'link'), 'Use another folder'],
  [error('EPERM', 'open'), "Change the folder's owner"],
  [error('ENOENT', 'open'), 'Restore it from the bucket'],
  [error('ENOENT', 'mkdir'), 'Is its disk there'],
])('%s is told with its path and a remedy', (given, words) => {
  expect(inWords(given, '/store').message).toContain(words)
})

test('any other error is told as it is', () => {
  const other = new Error('builders claims /')
  expect(inWords(other)).toBe(other)
})
