import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { objection, sections } from './privacy.content.ts'

test('the privacy notice covers every setting of the site, and all browser storage', () => {
  const notice = sections.map(({ text }) => text).join(' ')
  for (const said of [
    'no cookies of its own',
    'reCAPTCHA',
    'what failed',
    'how fast',
    'We then send a confirmation',
    'close the tab',
  ])
    expect(notice).toContain(said)
  expect(objection.text).toContain('stored in this browser')
  const root = path.resolve(import.meta.dirname, '../../../..')
  const stores = 'sessionStorage|localStorage|document\\.cookie|cookieStore|indexedDB'
  const code = [
    'shell/src',
    'shared-page',
    'shared-ui',
    'shared-enquiry/src',
    'mf-*/src',
    ':!*.test.ts',
    ':!*.test.tsx',
  ]
  const { stdout } = spawnSync('git', ['grep', '--no-color', '-lE', stores, '--', ...code], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stdout).toBe('shared-enquiry/src/enquiryIds.ts\nshared-page/browser/objection.ts\n')
})
