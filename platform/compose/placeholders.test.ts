import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { composedStore, firstPins } from '../testing/fakeReleases.ts'
import type { ComposedPage } from './links.ts'
import { refusePlaceholders } from './placeholders.ts'
import type { SiteSettings } from './settings.ts'

const { store, tools } = composedStore()

const areas = { BUILDERS_EMAIL: 'b@sovran.co.uk', DESIGN_EMAIL: 'd@sovran.co.uk', INTERIORS_EMAIL: 'i@sovran.co.uk' }
const origin = 'https://www.sovran.co.uk'

beforeEach(() => {
  for (const [name, value] of Object.entries({ ...areas, SENDER_EMAIL: 's@sovran.co.uk' })) vi.stubEnv(name, value)
})
afterEach(() => void vi.unstubAllEnvs())

/** Checks a site in which a page of builders has this text. */
const check = (words: string, settings: Partial<SiteSettings> = {}) =>
  refusePlaceholders(
    [{ target: { address: '/sovran-builders' }, html: words } as ComposedPage],
    [],
    { origin, enquiries: { kind: 'firestore' }, ...settings } as SiteSettings,
    false,
  )

test.each([
  ['an email address in .example', 'Write to someone@nowhere.example.', 'someone@nowhere.example: /sovran-builders'],
  ['a drama number', 'Ring 020 7946 0999', '020 7946 0999: /sovran-builders'],
  ['a drama number in a link', 'tel:+441632960001', '+441632960001'],
  ['a chat number', 'https://wa.me/447700900987', '447700900987'],
  ['a fictional insurer', 'insured by Example Cover plc, so', 'Example Cover plc: /sovran-builders'],
  ['an unconfirmed figure', 'To confirm before publication: 17+ works', '17+ works: /sovran-builders'],
  ['invented prices', '<p>Guide prices, illustrative.</p>', 'Guide prices, illustrative: /sovran-builders'],
  ['invented works', 'Costs, dates and quotations beside them are examples.', 'beside them are examples: /'],
  ['a company number of zeros', 'company number 00000000.', 'company number 00000000'],
  ['a network without an account', '<a href="https://www.instagram.com/">', 'https://www.instagram.com/: /sovran-b'],
  ['a network by its domain alone', "<a href='http://facebook.com'>", 'http://facebook.com: '],
  ['a network’s page in one language', '<a href="//en-gb.facebook.com/?locale=en_GB">', '//en-gb.facebook.com/: '],
  ['a network’s list of companies', 'https://www.linkedin.com/company/', 'https://www.linkedin.com/company/: '],
  ['a network’s @ without an account', '"sameAs":["https://www.youtube.com/@"]', 'https://www.youtube.com/@: '],
  ['an unauthorised offer of finance', 'Flexible finance from £1,000', 'without the number of an auth'],
])('refuses a public site with %s and names the page', (_, words, fault) => {
  expect(() => check(words)).toThrow(fault)
})

test.each([
  'A real 020 7123 4567 and 07123 900123, foo.example.com, and 0.2079460123456. Example: VAT number GB 012 3456 78. Guide prices. These are examples.',
  'Follow facebook.com, https://x.com/sovran, https://www.youtube.com/@sovran, https://uk.linkedin.com/company/sovran/, https://max.com/ and https://policies.google.com/.',
  'Flexible finance. Sovran is authorised by the Financial Conduct Authority (FRN 123456).',
])('accepts a public site with the text: %s', (words) => {
  expect(() => check(words)).not.toThrow()
})

test('refuses a public site if an area’s mailbox is not set', () => {
  vi.stubEnv('DESIGN_EMAIL', '')
  expect(() => check('Words')).toThrow('DESIGN_EMAIL is ""')
})

test('a site for this machine may contain placeholders', () => {
  expect(() => check('Ring 020 7946 0999', { origin: 'http://localhost:4000' })).not.toThrow()
})

test('a staging site is composed with placeholders, and unindexed', async () => {
  const firebase = { FIREBASE_API_KEY: 'k', FIREBASE_PROJECT_ID: 'sovran', FIREBASE_APP_ID: 'a' }
  for (const [name, value] of Object.entries({ SITE_ORIGIN: origin, ...firebase })) vi.stubEnv(name, value)
  store.area('builders', { version: '2', pages: { '/sovran-builders': 'Ring 020 7946 0999' } })
  const pins = { ...firstPins, builders: ['2', '1'] }
  await expect(tools.goLive(pins)).rejects.toThrow('is public, but its site still has placeholders')
  vi.stubEnv('STAGING', 'true')
  await tools.goLive(pins)
  expect(store.page('sovran-builders')).toContain('<head><meta name="robots" content="noindex">')
  expect(readFileSync(path.join(store.site, 'firebase.json'), 'utf8')).toContain('X-Robots-Tag')
})
