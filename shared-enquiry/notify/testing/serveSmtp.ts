import { createServer, type Socket } from 'node:net'

/** A mail that an SMTP server was given: the envelope and the mail itself. */
export interface Delivered {
  from: string
  to: string[]
  data: string
}

/** A small SMTP server. It takes no mail while `refuses` is set. */
export async function serveSmtp() {
  const delivered: Delivered[] = []
  const state = { refuses: false }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let rest = ''
    let mail: Delivered = { from: '', to: [], data: '' }
    let isData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const take = (line: string) => {
      if (isData) {
        if (line !== '.') {
          mail.data += `${line.replace(/^\.\./, '.')}\r\n`
          return
        }
        isData = false
        delivered.push(mail)
        mail = { from: '', to: [], data: '' }
        return say('250 ok')
      }
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      if (/^EHLO/i.test(line)) return say('250 test')
      if (/^MAIL/i.test(line)) {
        mail.from = address
        return say(state.refuses ? '451 later, please' : '250 ok')
      }
      if (/^RCPT/i.test(line)) {
        mail.to.push(address)
        return say('250 ok')
      }
      if (/^DATA/i.test(line)) {
        isData = true
        return say('354 go on')
      }
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
      return say('250 ok')
    }
    say('220 test')
    socket.on('error', () => {})
    socket.on('data', (part) => {
      rest += part
      const lines = rest.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, delivered, state, close }
}
