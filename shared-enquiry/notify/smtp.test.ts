import { afterEach, expect, it, vi } from 'vitest'
import { smtpSender } from './smtp.ts'
import { smtpServer } from './testing/smtpServer.ts'

const mail = (address: string) => ({
  messageId: '<a@example.org>',
  from: { name: 'Sovran', address: 'website@example.org' },
  to: { address },
  subject: 'One wall',
  text: 'One wall.',
})

let server: Awaited<ReturnType<typeof smtpServer>> | undefined
afterEach(() => server?.close())

it.each([
  ['ada@example.org', {}],
  ['ada@example.org', { secure: true }],
  ['ada@bücher.example.org', { hideSMTPUTF8: true }],
  ['änne@example.org', {}],
])('an email to %s reaches a server with %j', async (address, options) => {
  server = await smtpServer(options)
  const url = 'secure' in options ? server.url.replace('smtp:', 'smtps:') : server.url
  expect(await smtpSender(url)(mail(address))).toBeUndefined()
  expect(server.received).toHaveLength(1)
})

it('a password is not sent to a server without TLS', async () => {
  const onAuth = vi.fn()
  server = await smtpServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth })
  const failure = await smtpSender(server.url)(mail('ada@example.org'))
  expect(failure?.reason).toMatch(/^STARTTLS: 500/)
  expect(onAuth).not.toHaveBeenCalled()
})

it.each(['', 'smtp.example.org', 'https://u:secret@example.org', 'smtps://u:secret@example.org:x'])(
  'the URL %j is rejected without being shown',
  (url) => {
    expect(() => smtpSender(url)).toThrow(/^The URL of the mail server is not smtps:\/\/USER:PASSWORD@HOST:465\.$/)
  },
)
