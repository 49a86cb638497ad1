import { createHash } from 'node:crypto'
import { stat, unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

/** Another process works in the folder: `holder` is how it names itself. */
export class Locked extends Error {
  readonly holder: string
  constructor(holder: string, folder: string) {
    super(`${holder} works in ${folder}.`)
    this.holder = holder
  }
}

/**
 * Holds a folder for this process until it ends, however it ends. Answers a function that lets go earlier. Throws
 * `Locked` where another process holds it.
 *
 * The lock is a local socket and not a file with a process id: the system itself takes it away from a process
 * that was killed, so that no stale lock is left and nobody has to guess whether an id is still the same process.
 */
export async function lockFolder(folder: string, holder = 'Another enquiry store'): Promise<() => Promise<void>> {
  const { dev, ino } = await stat(folder, { bigint: true })
  const name = `sovran-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return listen(`\0${name}`, folder, holder)
  if (process.platform === 'win32') return listen(`\\\\.\\pipe\\${name}`, folder, holder)
  // Elsewhere the socket is a file. A killed process leaves it behind, and then nobody answers.
  const path = join(folder, 'lock.sock')
  if (!(await askHolder(path))) await unlink(path).catch(() => {})
  return listen(path, folder, holder)
}

function listen(address: string, folder: string, holder: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.on('error', () => {}).end(holder))
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      askHolder(address).then((name) => reject(new Locked(name ?? 'Another process', folder)))
    })
    server.listen(address, () => {
      server.unref()
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}

/** The name that the holder gives itself; undefined where nobody answers. */
const askHolder = (address: string) =>
  new Promise<string | undefined>((resolve) => {
    let answer = ''
    const socket = connect(address)
      .setEncoding('utf8')
      .setTimeout(1000, () => socket.destroy())
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(answer || undefined))
  })
