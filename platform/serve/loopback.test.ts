import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { freePort } from 'shared-ui/testing/freePort'
import { afterEach, expect, test, vi } from 'vitest'
import { requireFreePorts, serveLocally } from './loopback.ts'

afterEach(() => vi.unstubAllEnvs())

const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? [])

const answers = (host: string, port: number) =>
  fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/`).then(
    (response) => response.text(),
    () => 'nobody',
  )

test('a server answers at every name of this machine, and nobody from a network', async () => {
  const { port, close } = await serveLocally((_visit, response) => response.end('here'), { port: 0 })
  const own = interfaces.filter(({ internal }) => internal).map(({ address }) => address)
  for (const host of ['localhost', ...own]) expect([host, await answers(host, port)]).toEqual([host, 'here'])
  const outer = interfaces.filter(({ internal, scopeid }) => !internal && !scopeid).map(({ address }) => address)
  for (const host of outer) expect([host, await answers(host, port)]).toEqual([host, 'nobody'])
  close()
})

test('a port that is taken on either address is named, with what to do in the command that was given', async () => {
  for (const host of interfaces.filter(({ internal }) => internal).map(({ address }) => address)) {
    const port = await freePort()
    const other = createServer()
    await once(other.listen(port, host), 'listening')
    const place = { port, variable: 'EDGE_PORT' }
    vi.stubEnv('npm_lifecycle_event', 'dev')
    await expect(requireFreePorts([place])).rejects.toThrow(
      `Port ${port} is taken by another program. Stop that program, or choose another port with EDGE_PORT, as in: EDGE_PORT=${port + 100} npm run dev`,
    )
    await expect(requireFreePorts([{ port }])).rejects.toThrow('Stop that program: this port is fixed.')
    vi.stubEnv('npm_lifecycle_event', 'test')
    await expect(requireFreePorts([place])).rejects.toThrow('Stop that program: this port is fixed.')
    other.close()
  }
})

test('a value that is no port, or the port of two servers, is refused with the name of its variable', async () => {
  vi.stubEnv('EDGE_PORT', 'four thousand')
  await expect(requireFreePorts([{ port: Number.NaN, variable: 'EDGE_PORT' }])).rejects.toThrow(
    'EDGE_PORT=four thousand names no port.',
  )
  const port = await freePort()
  await expect(
    requireFreePorts([
      { port, variable: 'EDGE_PORT' },
      { port, variable: 'DESIGN_PORT' },
    ]),
  ).rejects.toThrow(`EDGE_PORT and DESIGN_PORT are both ${port}.`)
})
