import { createServer } from 'node:net'

/** A port of this machine that nobody listens on. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
