import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'playwright/test'
import { smokeOf } from '../run/smokeOf.ts'

const site = process.env.SITE_ORIGIN ?? 'http://localhost:4000'

/** The site, but for the addresses that are broken. */
async function serveBroken(isBroken: (address: string) => boolean) {
  const server = createServer((asked, response) => {
    if (isBroken(asked.url ?? '')) return response.writeHead(500).end()
    const { hostname, port } = new URL(site)
    const options = { hostname, port, path: asked.url, method: asked.method, headers: asked.headers }
    asked.pipe(
      request(options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      }),
    )
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test('before and after a deployment one page of each area is opened: a broken area is named, and whole ones are not', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const { origin, close } = await serveBroken((address) => address.startsWith('/r/builders/assets/'))
  try {
    const faults = await smokeOf(browser, origin)
    expect(faults.join('\n')).toMatch(/^builders, \/sovran-builders: .*500/m)
    expect(faults.filter((fault) => !fault.startsWith('builders, '))).toEqual([])
  } finally {
    close()
  }
})
