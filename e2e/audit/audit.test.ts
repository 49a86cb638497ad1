import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

test('an address that the site will not have is refused before anything is built', () => {
  const args = ['--import', 'tsx', path.join(import.meta.dirname, 'audit.ts'), '/contact', '/nowhere']
  const { SITE_ORIGIN: _origin, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^The sitemap names no \/nowhere; it begins with \/\.$/m)
  expect(stderr).not.toContain('Building')
})
