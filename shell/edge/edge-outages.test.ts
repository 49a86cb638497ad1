import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answers, ask, closeSite, freePort, served, serveSite, start } from './servedSite.ts'

beforeAll(serveSite)
afterAll(closeSite)

test('an area whose server is down costs its assets and nothing else', async () => {
  const gone = served.area
  await new Promise((resolve) => {
    gone?.once('exit', resolve)
    gone?.kill('SIGKILL')
  })
  expect((await ask('/r/builders/assets/Page-1.js')).status).toBe(502)
  expect((await ask('/about')).status).toBe(200)
  served.area = start('areaServer.ts', 'builders')
  await answers(served.areaPort, '/')
  expect((await ask('/r/builders/assets/Page-1.js')).status).toBe(200)
})

test('the edge, killed and started again, costs a client that polls it one request at most', async () => {
  const at = await freePort()
  vi.stubEnv('EDGE_PORT', String(at))
  let edge = start('edge.ts')
  await answers(at, '/')
  let failures = 0
  for (let asked = 0; asked < 5; asked++) {
    if (asked === 2) {
      // `npm start` does the same, with restartTries.
      edge.once('exit', () => {
        edge = start('edge.ts')
      })
      edge.kill('SIGKILL')
    }
    await ask('/', {}, 'GET', at).catch(() => failures++)
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }
  edge.kill()
  expect(failures).toBeLessThanOrEqual(1)
})
