import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { SiteFacts } from 'shared-ui/router'
import { describe, expect, test } from 'vitest'
import { sectionsFor } from './sectionsFor.ts'

const firestore = { kind: 'firestore', apiKey: 'k', projectId: 'p', appId: 'a' } as const
const noticeOf = (facts: Partial<SiteFacts>) =>
  sectionsFor({ enquiries: firestore, ...facts })
    .map(({ text }) => text)
    .join(' ')

describe('the privacy notice says what the settings make of the site', () => {
  test('without reports and App Check nobody is tracked', () => {
    expect(noticeOf({})).toContain('sets no cookies and tracks nobody.')
    expect(noticeOf({})).not.toMatch(/what failed|how fast|reCAPTCHA/)
  })

  test('reports are named, and measures where they are taken', () => {
    const reports = (share: number) => noticeOf({ monitoring: { endpoint: '/reports', share } })
    expect(reports(1)).toMatch(/sets no cookies\. .*what failed.*how fast/)
    expect(reports(0)).not.toContain('how fast')
    for (const share of [0, 1]) expect(reports(share)).not.toContain('tracks nobody')
  })

  test('with App Check Google’s script is named', () => {
    const notice = noticeOf({ enquiries: { ...firestore, appCheckSiteKey: 'key' } })
    expect(notice).toMatch(/no cookies of its own\. .*reCAPTCHA/)
    expect(notice).not.toContain('tracks nobody')
  })

  test('every case names the confirmation, and no browser storage', () => {
    expect(noticeOf({})).toContain('We then send a confirmation')
    expect(noticeOf({})).not.toMatch(/browser tab/)
    const root = path.resolve(import.meta.dirname, '../../../..')
    const stores = 'sessionStorage|localStorage|document\\.cookie|cookieStore|indexedDB'
    const code = ['shell/src', 'shared-ui', 'shared-enquiry/src', 'mf-*/src', ':!*.test.ts', ':!*.test.tsx']
    const { stdout } = spawnSync('git', ['grep', '--no-color', '-lE', stores, '--', ...code], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
  })
})
