import { expect, test } from 'vitest'
import { documentHeaders, type PolicyInput } from './headers.ts'

// Written out in full: no other test checks which hosts a page of the public site may reach.

const firestore = { kind: 'firestore', apiKey: 'k', projectId: 'sovran', appId: 'a' } as const
const appCheck = { ...firestore, appCheckSiteKey: 'check' } as const

const headersOf = (input: Partial<PolicyInput>) =>
  documentHeaders({
    origin: 'https://www.example.com',
    script: 'boot()',
    enquiries: firestore,
    hstsIncludeSubDomains: false,
    hstsPreload: false,
    ...input,
  })

function policyOf(input: Partial<PolicyInput>): Record<string, string> {
  const directives = headersOf(input)['Content-Security-Policy']?.split('; ') ?? []
  return Object.fromEntries(directives.map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]))
}

test('with Firestore a page may reach only Firestore and the map', () => {
  expect(policyOf({})).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self' https://www.openstreetmap.org https://firestore.googleapis.com",
    'frame-src': 'https://www.openstreetmap.org',
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self' mailto:",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  })
})

test('with App Check a page may reach Google and has no Trusted Types', () => {
  const policy = policyOf({ enquiries: appCheck })
  expect(policy['connect-src']).toMatch(
    / https:\/\/www\.google\.com https:\/\/www\.gstatic\.com https:\/\/content-firebaseappcheck\.googleapis\.com$/,
  )
  expect(policy['script-src']).toMatch(/^'self' 'sha256-[^']+' https:\/\/www\.google\.com https:\/\/www\.gstatic\.com$/)
  expect(policy['frame-src']).toBe('https://www.openstreetmap.org https://www.google.com')
  for (const name of ['require-trusted-types-for', 'trusted-types']) expect(policy).not.toHaveProperty(name)
})

test('on this machine a page may reach only its own server and the map, and HTTP is allowed', () => {
  const input = { enquiries: { kind: 'embedded' }, hstsPreload: true } as const
  expect(policyOf(input)['connect-src']).toBe("'self' https://www.openstreetmap.org")
  for (const origin of ['http://localhost:4000', 'http://127.0.0.1', 'https://[::1]:4000'])
    expect(headersOf({ ...input, origin })).not.toHaveProperty('Strict-Transport-Security')
  for (const origin of ['http://192.168.1.5:4000', 'https://localhost.example'])
    expect(headersOf({ ...input, origin })).toHaveProperty('Strict-Transport-Security')
})

test('a page may reach the reports endpoint', () => {
  const connects = (endpoint: string) => policyOf({ monitoring: { endpoint, share: 1 } })['connect-src']
  expect(connects('https://a.cloudfunctions.net/reports')).toMatch(/ https:\/\/a\.cloudfunctions\.net$/)
  expect(connects('/reports')).toMatch(/ https:\/\/firestore\.googleapis\.com$/)
})

test('every document has the other headers', () => {
  const { 'Content-Security-Policy': policy, ...others } = headersOf({})
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-cache',
  })
  const hsts = (input: Partial<PolicyInput>) => headersOf(input)['Strict-Transport-Security']
  expect(hsts({ hstsIncludeSubDomains: true })).toBe('max-age=63072000; includeSubDomains')
  expect(hsts({ hstsPreload: true })).toBe('max-age=63072000; includeSubDomains; preload')
})
