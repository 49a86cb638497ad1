import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

const errorOf = (answer?: string) =>
  answer ? Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }) : null

/**
 * A mail server on a free port, with STARTTLS and a login. `refuse` may return a response to a recipient or a message,
 * such as `451 later`.
 */
export async function smtpServer(options: SMTPServerOptions = {}) {
  const received: { to: string; id: string; raw: string }[] = []
  const refuse: { recipient?: (to: string) => string | undefined; message?: (raw: string) => string | undefined } = {}
  const server = new SMTPServer({
    logger: false,
    onAuth: ({ username, password }, _, done) =>
      username === 'sovran' && password === 'p@ss/w:rd' ? done(null, { user: 1 }) : done(new Error('no')),
    onRcptTo: ({ address }, _, done) => done(errorOf(refuse.recipient?.(address))),
    async onData(stream, { envelope }, done) {
      let raw = ''
      for await (const part of stream) raw += part
      const error = errorOf(refuse.message?.(raw))
      const [, id = ''] = /^Message-ID: <([^@]+)@/m.exec(raw) ?? []
      if (!error) received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), id, raw })
      done(error)
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    refuse,
    url: `smtp://sovran:p%40ss%2Fw%3Ard@127.0.0.1:${port}?tls.rejectUnauthorized=false`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}
