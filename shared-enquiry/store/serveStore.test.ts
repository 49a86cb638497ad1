import { readFile, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { database } from './database.ts'
import { openStore } from './openStore.ts'
import { serveStore } from './serveStore.ts'
import { enquiry } from './testing/enquiry.ts'
import { ask, commit, documents, id, owner, removeStore, served, serveEmptyStore } from './testing/servedStore.ts'

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
    expect(served.store.all()).toHaveLength(0)
  })

  it.each(['evil.example', 'localhost.evil.example:80', '192.168.0.7:4080', 'localhost:80:80'])(
    'not another name of this machine: %s',
    async (host) => {
      expect((await commit([enquiry(id(1))], { Host: host })).status).toBe(403)
      expect(served.store.all()).toHaveLength(0)
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

describe('the owner', () => {
  it('has a token that nobody else on the machine can read', async () => {
    const path = join(served.folder, 'owner-token')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(join(served.folder, 'enquiries.log'))).mode & 0o777).toBe(0o600)
    expect((await readFile(path, 'utf8')).length).toBeGreaterThanOrEqual(32)
  })

  it('gets, lists in pages and deletes', async () => {
    for (const index of [3, 1, 2]) await commit([enquiry(id(index))])
    const one = await ask(`${documents}/contactSubmissions/${id(2)}`, { headers: owner() })
    expect(JSON.parse(one.text)).toMatchObject({
      name: `${database}contactSubmissions/${id(2)}`,
      fields: { name: { stringValue: 'Ada Byron' }, createdAt: { timestampValue: expect.any(String) } },
    })
    const first = JSON.parse((await ask(`${documents}/contactSubmissions?pageSize=2`, { headers: owner() })).text)
    expect(first.documents.map(({ name }: { name: string }) => name.slice(-1))).toEqual(['1', '2'])
    const next = `${documents}/contactSubmissions?pageSize=2&pageToken=${encodeURIComponent(first.nextPageToken)}`
    const second = JSON.parse((await ask(next, { headers: owner() })).text)
    expect(second.documents).toHaveLength(1)
    expect(second.nextPageToken).toBeUndefined()

    const gone = { method: 'DELETE', headers: owner() }
    expect((await ask(`${documents}/contactSubmissions/${id(2)}`, gone)).status).toBe(200)
    expect((await ask(`${documents}/contactSubmissions/${id(2)}`, gone)).status).toBe(404)
    expect((await ask(`${documents}/contactSubmissions/${id(2)}`, { headers: owner() })).status).toBe(404)
    await served.server.close()
    served.store = await openStore(served.folder)
    served.server = await serveStore(served.store, 0)
    expect(served.store.all()).toHaveLength(2)
  })

  it.each(['', 'Bearer', 'Bearer owner', 'Bearer x', 'Basic b3duZXI6'])(
    'is not who says "%s"',
    async (Authorization) => {
      await commit([enquiry(id(1))])
      for (const method of ['GET', 'DELETE'])
        expect(
          (await ask(`${documents}/contactSubmissions/${id(1)}`, { method, headers: { Authorization } })).status,
        ).toBe(403)
      expect(served.store.all()).toHaveLength(1)
    },
  )

  it('deletes many at once, and writes nothing that way', async () => {
    for (const index of [1, 2, 3]) await commit([enquiry(id(index))])
    const batch = (writes: readonly unknown[], headers: object) =>
      ask(`${documents}:batchWrite`, { method: 'POST', headers, body: JSON.stringify({ writes }) })
    const deletes = [1, 2].map((index) => ({ delete: `${database}contactSubmissions/${id(index)}` }))
    expect((await batch(deletes, {})).status).toBe(403)
    expect((await batch([...deletes, enquiry(id(4))], owner())).status).toBe(400)
    expect(served.store.all()).toHaveLength(3)
    expect((await batch(deletes, owner())).status).toBe(200)
    expect(served.store.all()).toHaveLength(1)
  })

  it('is bound by the rules when writing, too', async () => {
    expect((await commit([enquiry('short')], owner())).status).toBe(403)
  })
})

describe('an enquiry sent again after its answer was lost', () => {
  it('is stored once, with its first time of creation', async () => {
    await commit([enquiry(id(1))])
    const [first] = served.store.all()
    await commit([enquiry(id(1))])
    const [again, ...more] = served.store.all()
    expect(more).toEqual([])
    expect(again?.createTime).toBe(first?.createTime)
    expect(again?.updateTime).not.toBe(first?.updateTime)
  })
})
