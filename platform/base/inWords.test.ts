import { expect, test } from 'vitest'
import { inWords } from './inWords.ts'

const error = (code: string, syscall: string, more = {}) =>
  Object.assign(new Error(`${code}: …, ${syscall}`), { code, syscall, ...more })

test.each([
  [error('ENOSPC', 'write'), '/store: the disk is full (ENOSPC). Make room, and try again.'],
  [error('EROFS', 'open', { path: '/store/a' }), '/store/a: the file system is read-only (EROFS).'],
  [error('EXDEV', 'rename', { path: '/a', dest: '/b' }), '/b: the folders lie on different file systems (EXDEV).'],
  [error('EPERM', 'link', { path: '/a', dest: '/b' }), '/b: this file system cannot hold links (EPERM).'],
  [error('EPERM', 'open', { path: '/a' }), '/a: this user may not do that (EPERM).'],
  [error('ENOENT', 'open', { path: '/a' }), '/a: this file is missing (ENOENT). Restore it from the bucket'],
  [error('ENOENT', 'mkdir', { path: '/a' }), '/a: this folder cannot be made (ENOENT).'],
])('%s is told with its path, its cause and a remedy', (given, words) => {
  expect(inWords(given, '/store').message).toContain(words)
})

test('any other error is told as it is', () => {
  const other = new Error('builders claims /')
  expect(inWords(other)).toBe(other)
})
