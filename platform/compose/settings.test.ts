import { expect, test } from 'vitest'
import { type SiteConfig, settingsFor } from './settings.ts'

const empty: SiteConfig = {
  origin: '',
  firebase: { apiKey: '', projectId: '', appId: '', appCheckSiteKey: '' },
  reports: { endpoint: '', share: 1 },
  hstsIncludeSubDomains: false,
  hstsPreload: false,
  staging: false,
}
const firebase = { apiKey: 'k', projectId: 'sovran', appId: 'a', appCheckSiteKey: '' }
const origin = 'https://www.sovran.example'

test('without settings the site is composed for this machine', () => {
  expect(settingsFor({}, empty)).toEqual({
    origin: 'http://localhost:4000',
    enquiries: { kind: 'embedded' },
    hstsIncludeSubDomains: false,
    monitoring: { endpoint: '/reports', share: 0 },
    hstsPreload: false,
    isStaging: false,
  })
})

test('environment variables override settings, and `off` clears one', () => {
  const config = { ...empty, origin, firebase: { ...firebase, appCheckSiteKey: 'check' } }
  const { enquiries } = settingsFor({ FIREBASE_PROJECT_ID: 'other', FIREBASE_APPCHECK_SITE_KEY: 'off' }, config)
  expect(enquiries).toEqual({ kind: 'firestore', apiKey: 'k', projectId: 'other', appId: 'a' })
  expect(settingsFor({ REPORTS_ENDPOINT: 'https://r.example', REPORTS_SHARE: '0.1' }, config).monitoring).toEqual({
    endpoint: 'https://r.example',
    share: 0.1,
  })
})

test.each([
  ['half a project', {}, { ...empty, firebase: { ...firebase, appId: '' } }, 'incomplete: appId missing'],
  ['an App Check key alone', { FIREBASE_APPCHECK_SITE_KEY: 'c' }, empty, 'incomplete'],
  ['a public origin with the enquiry store of this machine', {}, { ...empty, origin }, 'which no visitor reaches'],
  ['an origin with a path', { SITE_ORIGIN: `${origin}/shop` }, empty, 'which is not an origin'],
  ['a host alone', { SITE_ORIGIN: 'www.sovran.example' }, empty, 'which is not an origin'],
  ['a share of reports above 1', { REPORTS_SHARE: '5' }, empty, 'must be a number from 0 to 1'],
  ['a share that is no number', { REPORTS_SHARE: 'abc' }, empty, 'must be a number from 0 to 1'],
  ['an endpoint that is not a URL', { REPORTS_ENDPOINT: 'reports' }, empty, 'neither a path nor a URL'],
  ['an endpoint with a space', { REPORTS_ENDPOINT: 'http://x y' }, empty, 'neither a path nor a URL'],
  ['an endpoint that adds to the CSP', { REPORTS_ENDPOINT: 'https://x;y' }, empty, 'neither a path nor'],
  ['an origin that adds to the CSP', { SITE_ORIGIN: 'https://x;y' }, empty, 'which is not an origin'],
  [
    'a project with a space',
    { FIREBASE_PROJECT_ID: 'sov ran' },
    { ...empty, firebase },
    'a character that it cannot have',
  ],
  ['an invalid staging value', { STAGING: 'yes' }, empty, 'write true, false or off'],
] as const)('%s is refused', (_, env, config, words) => {
  expect(() => settingsFor(env, config)).toThrow(words)
})
