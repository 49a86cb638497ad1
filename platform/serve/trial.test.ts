import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folder, plantSite, write } from '../testing/fakeSite.ts'
import { ask, closeSite, serveSite } from '../testing/servedSite.ts'

const name = '1795000000000-12-0123456789abcdef'

beforeAll(async () => {
  await plantSite(name, 'tried')
  await write(`sites/${name}/.trial.json`, JSON.stringify({ releases: ['builders@2'], pins: {}, settings: {} }))
  await serveSite()
})
afterAll(closeSite)

const begin = async () => String((await ask(`/_try/${name}`)).headers['set-cookie']).split(';')[0] ?? ''

test('the address of a trial leads to the home page of the tried site, in this browser only', async () => {
  const answer = await ask(`/_try/${name}`)
  expect([answer.status, answer.headers.location]).toEqual([303, '/'])
  expect(answer.headers['set-cookie']).toEqual([`try=${name}; Path=/; HttpOnly; SameSite=Lax`])
  const elsewhere = await ask(`/_try/${name}`, { Host: 'www.sovran.example' })
  expect(String(elsewhere.headers['set-cookie'])).toContain('; Secure')
  const Cookie = await begin()
  expect((await ask('/about', { Cookie })).body.toString()).toContain('tried about')
  expect((await ask('/about', {})).body.toString()).toContain('one about')
  expect((await ask('/about', { Cookie: `a=b; ${Cookie}; c=d` })).body.toString()).toContain('tried about')
})

test('every answer of a tried site has its real status, is not indexed, and says what is tried', async () => {
  const Cookie = await begin()
  for (const [address, status] of [
    ['/', 200],
    ['/sovran-builders/residential/any', 200],
    ['/nowhere', 404],
  ] as const) {
    const answer = await ask(address, { Cookie, 'Accept-Encoding': 'br' })
    expect([address, answer.status]).toEqual([address, status])
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      'content-security-policy': "default-src 'self'",
    })
    expect(answer.body.toString()).toMatch(/<aside aria-label="Preview".*Trying builders@2.*action="\/_try\/off"/)
  }
  const map = await ask('/r/builders/live.json', { Cookie })
  expect([map.status, map.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect((await ask('/r/shell/assets/main-1.js', { Cookie })).headers['cache-control']).toContain('immutable')
})

test('a visitor meets nothing of it, and a trial that is unknown is a page that is not there', async () => {
  const answer = await ask('/about')
  expect(answer.headers).not.toHaveProperty('x-robots-tag')
  expect(answer.body.toString()).not.toContain('Preview')
  for (const other of ['1', '1795000000000-12-ffffffffffffffff', ''])
    expect((await ask(`/_try/${other}`)).status).toBe(404)
})

test('a trial ends by its button, and where its site has gone', async () => {
  const Cookie = await begin()
  const ended = await ask('/_try/off?', { Cookie })
  expect([ended.status, ended.headers.location]).toEqual([303, '/'])
  expect(String(ended.headers['set-cookie'])).toMatch(/^try=;.*Max-Age=0/)
  rmSync(path.join(folder, 'sites', name), { recursive: true })
  const gone = await ask('/about', { Cookie })
  expect(gone.body.toString()).toContain('one about')
  expect(String(gone.headers['set-cookie'])).toMatch(/^try=;.*Max-Age=0/)
})
