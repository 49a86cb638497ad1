import { resolve } from 'node:path'
import { notifySettings, WrongSetting } from '../notify/notifySettings.ts'
import { Locked } from './lockFolder.ts'
import { mailQueue, withMails } from './mails/mailQueue.ts'
import { openStore } from './openStore.ts'
import { print, timed } from './print.ts'
import { serveStore } from './serveStore.ts'
import { folder, port, showsMails } from './settings.ts'

// Starts the embedded enquiry store, and stops it when it is asked to.

const stop = (message: string): never => {
  print(message)
  process.exit(1)
}

function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program, so the enquiry store cannot start. Stop that program, or choose another port: ENQUIRIES_PORT=${port + 1}`
  if (
    code === 'ERR_SOCKET_BAD_PORT' ||
    (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen')
  )
    return `The enquiry store cannot use port "${process.env.ENQUIRIES_PORT}" (${code}). Set ENQUIRIES_PORT to a free port above 1023, such as 4080.`
  if (error instanceof Locked)
    return `${error.message} Two at once would spoil it: stop the other one, or choose another folder with ENQUIRIES_DIR.`
  if (error instanceof WrongSetting) return `The enquiry store does not start. ${error.message}`
  return `The enquiry store cannot work in ${folder} (${error instanceof Error ? error.message : error}). Choose another folder with ENQUIRIES_DIR.`
}

try {
  const path = resolve(folder)
  const mails = showsMails ? notifySettings() : undefined
  const opened = openStore(path)
  const store = mails ? withMails(opened, mailQueue(path, mails)) : opened
  const server = await serveStore(store, port).catch(async (error) => {
    await store.close()
    throw error
  })
  process.stdout.write(`${timed(`Enquiry store on http://127.0.0.1:${server.port}, enquiries in ${path}`)}\n`)
  // Ctrl+C reaches this process from the terminal and from its parent: the second must not break off the close.
  let isClosing = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isClosing) return
      isClosing = true
      void server.close().then(() => process.exit(0))
    })
} catch (error) {
  stop(whyNot(error))
}
