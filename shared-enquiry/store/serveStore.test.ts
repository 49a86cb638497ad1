import { readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enquiry } from './testing/enquiry.ts'
import { ask, commit, documents, id, removeStore, served, serveEmptyStore, stored } from './testing/servedStore.ts'

beforeEach(serveEmptyStore)
afterEach(removeStore)

describe('who is answered', () => {
  it.each(['http://localhost:5173', 'http://127.0.0.1:4000', 'http://localhost', 'http://[::1]:8080'])(
    'a page of this machine: %s',
    async (origin) => {
      const { status, headers } = await commit([enquiry(id(1))], { Origin: origin })
      expect(status).toBe(200)
      expect(headers['access-control-allow-origin']).toBe(origin)
    },
  )

  it.each([
    'https://sovran.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil.example/#http://localhost',
    'https://localhost',
    'null',
    'file://',
  ])('not a page elsewhere: %s', async (origin) => {
    const { status, headers } = await commit([enquiry(id(1))], { Origin: origin })
    expect(status).toBe(403)
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(stored()).toHaveLength(0)
  })

  it.each(['evil.example', 'localhost.evil.example:80', '192.168.0.7:4080', 'localhost:80:80'])(
    'not another name of this machine: %s',
    async (host) => {
      expect((await commit([enquiry(id(1))], { Host: host })).status).toBe(403)
      expect(stored()).toHaveLength(0)
    },
  )

  it('nobody on the network', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
    const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)
    if (!outside) return
    const code = await new Promise((resolve) => {
      const socket = connect(served.server.port, outside.address, () => resolve('connected'))
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    })
    expect(code).toBe('ECONNREFUSED')
  })

  it('a preflight request, which the SDK makes the browser send', async () => {
    const { status, headers } = await ask(`${documents}:commit?key=none`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5173',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,google-cloud-resource-prefix,x-goog-api-client',
      },
    })
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type,google-cloud-resource-prefix,x-goog-api-client',
      vary: 'Origin',
    })
  })
})

it('the folder’s files are for its owner only', async () => {
  await commit([enquiry(id(1))])
  const modes = readdirSync(served.folder).map((name) => statSync(join(served.folder, name)).mode & 0o777)
  expect(modes.length).toBeGreaterThan(1)
  expect(new Set(modes)).toEqual(new Set([0o600]))
})
