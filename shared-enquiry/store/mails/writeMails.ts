import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailsFor } from '../../notify/mailsFor.ts'
import type { NotifySettings } from '../../notify/notifySettings.ts'
import { asEml } from '../../notify/transport.ts'
import type { StoredEnquiry } from '../../src/schema.ts'

/** The folder beside the store's file for the mails that production would send. */
export const mailFolder = 'mail'

/** Writes the mails of an enquiry as files, each once. Returns the recipient and the path of each new one. */
export async function writeMails(folder: string, enquiry: StoredEnquiry, settings: NotifySettings) {
  const written: { recipient: string; path: string }[] = []
  await mkdir(join(folder, mailFolder), { recursive: true, mode: 0o700 })
  for (const mail of mailsFor(enquiry, settings)) {
    const path = join(folder, mailFolder, `${mail.id}.eml`)
    try {
      await writeFile(path, await asEml(mail), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      // A mail that was half written would count as written from then on.
      await unlink(path).catch(() => {})
      throw error
    }
    // The visitor's address stays out of the log.
    written.push({ recipient: mail.id.endsWith('-visitor') ? 'the visitor' : mail.to.address, path })
  }
  return written
}

/** Deletes the mails of these enquiries. */
export async function removeMails(folder: string, ids: readonly string[]) {
  const path = join(folder, mailFolder)
  const names = await readdir(path).catch(() => [])
  for (const name of names) if (ids.some((id) => name.startsWith(`${id}-`))) await unlink(join(path, name))
}
