import { resolve } from 'node:path'
import { serveStore } from './serveStore.ts'
import { usualFolder } from './sqlite.ts'

// Starts the embedded enquiry store, and stops it on a signal.

const folder = resolve(usualFolder)
const port = process.env.ENQUIRIES_PORT || '4080'

try {
  const store = await serveStore(folder, Number(port))
  // Ctrl+C reaches this process from the terminal and from its parent, which may already have ended.
  const end = () => store.close().then(() => process.exit())
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, end)
  process.send?.('ready')
  process.stdout.write(`Enquiry store on http://127.0.0.1:${store.port}, enquiries in ${folder}\n`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const isPort = code === 'EADDRINUSE' || code === 'ERR_SOCKET_BAD_PORT'
  const why = isPort ? `Port ${port} is in use, or not a port (${code}). Set ENQUIRIES_PORT to another.` : message
  console.error(`The enquiry store cannot start in ${folder}. ${why}`)
  process.exitCode = 1
}
