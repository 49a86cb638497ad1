import { createHash } from 'node:crypto'
import { stat, unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

/** Another process works in the folder. */
export class Locked extends Error {}

/**
 * Holds a folder for this process until it ends, however it ends. Answers a function that lets go earlier.
 *
 * The lock is a local socket and not a file with a process id: the system itself takes it away from a process
 * that was killed, so that no stale lock is left and nobody has to guess whether an id is still the same process.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const { dev, ino } = await stat(folder, { bigint: true })
  const name = `sovran-enquiries-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return listen(`\0${name}`, folder)
  if (process.platform === 'win32') return listen(`\\\\.\\pipe\\${name}`, folder)
  // Elsewhere a socket is a file, which a killed process leaves behind; nobody answers it then.
  const path = join(folder, 'lock.sock')
  if (!(await isAnswered(path))) await unlink(path).catch(() => {})
  return listen(path, folder)
}

function listen(address: string, folder: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Locked(`Another enquiry store works in ${folder}.`) : error)
    })
    server.listen(address, () => {
      server.unref()
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}

const isAnswered = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => resolve(true)).on('error', () => resolve(false))
    socket.on('close', () => socket.destroy())
  })
