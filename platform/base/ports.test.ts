import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

/** The error that the ports of these variables cause. */
async function refusal(env: Record<string, string>) {
  vi.unstubAllEnvs()
  vi.resetModules()
  for (const [name, value] of Object.entries({ SITE_PORT: '7670', ENQUIRIES_PORT: '7780', ...env }))
    vi.stubEnv(name, value)
  const { requirePorts } = await import('./ports.ts')
  try {
    return requirePorts()
  } catch (error) {
    return (error as Error).message
  }
}

test.each(['0', '-1', '65536', '4000.5', '0x1000', '1e3', ' 4000', '4 000', 'http'])('%j is no port', async (port) => {
  expect(await refusal({ DESIGN_PORT: port })).toBe(
    `DESIGN_PORT is "${port}", which is not a port: write a whole number up to 65535.`,
  )
})

test('two servers on one port are refused, with both variables', async () => {
  expect(await refusal({})).toBeUndefined()
  expect(await refusal({ DESIGN_PORT: '7780' })).toMatch(/^DESIGN_PORT and ENQUIRIES_PORT both name port 7780/)
  expect(await refusal({ ENQUIRIES_PORT: '7770' })).toMatch(
    /^ENQUIRIES_PORT and SITE_PORT, for drafts of shell, both name port 7770/,
  )
})
