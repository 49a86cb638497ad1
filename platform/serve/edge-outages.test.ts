import { once } from 'node:events'
import { freePort } from 'shared-ui/testing/freePort'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runTogether, script } from '../base/together.ts'
import { answers, ask, closeSite, serveArea, served, serveSite } from '../testing/servedSite.ts'

beforeAll(serveSite, 30_000)
afterAll(closeSite)

test('an area whose server is down costs its assets and nothing else', async () => {
  served.area?.kill('SIGKILL')
  if (served.area) await once(served.area, 'exit')
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await ask('/r/builders/assets/Page-1.js')).status).toBe(502)
  expect(log.mock.calls.flat().join()).toMatch(/Z [\w-]{36} \/r\/builders\/assets\/Page-1\.js: 502 of builders: /)
  log.mockRestore()
  expect(JSON.parse((await ask('/healthz')).body.toString()).silent).toContain('builders')
  expect((await ask('/about')).status).toBe(200)
  await serveArea()
  expect((await ask('/r/builders/assets/Page-1.js')).status).toBe(200)
})

test('the edge is started again when it is killed, but not when it is ended on purpose', async () => {
  const at = await freePort()
  vi.stubEnv('EDGE_PORT', String(at))
  const { commands, end } = runTogether([script('edge', 'platform/serve/edge.ts')])
  const [edge] = commands
  await answers(at)
  const killed = edge?.pid ?? 0
  process.kill(killed, 'SIGKILL')
  await vi.waitUntil(() => edge?.pid !== killed, 10_000)
  await answers(at)
  end()
  await vi.waitUntil(() => edge?.state === 'exited', 10_000)
  // Wait longer than a restart would take.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(edge?.state).toBe('exited')
})
