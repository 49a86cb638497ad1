import { expect, test, vi } from 'vitest'

vi.mock('../support/isAnswering.ts', () => ({ isAnswering: async () => true }))

test('a server that answers at the address of the site under test is not taken for it', async () => {
  const { serveBuiltSite } = await import('./serve.ts')
  await expect(serveBuiltSite()).rejects.toThrow(/Something answers at http:\/\/localhost:4400 already\. End it/)
})
